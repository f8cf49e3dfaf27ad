import { ShortText } from '../../components/short-text.tsx';
import { SiteLink, type SiteLinkProps } from '../site/site-link.tsx';

type PostLinkProps = Omit<SiteLinkProps, 'title' | 'children'> & { title: string | null };

/** The title of a visitor's post in a list. Long words break. */
export function PostLink({ title, className = '', ...rest }: PostLinkProps) {
  return (
    <SiteLink className={`wrap-anywhere ${className}`} {...rest}>
      <ShortText>{title}</ShortText>
    </SiteLink>
  );
}
