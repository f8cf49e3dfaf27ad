import { ShortText } from '../../components/short-text.tsx';
import { SiteLink } from '../site/site-link.tsx';

/** The title of what a visitor wrote, in a list. A word of any length breaks. */
export function PostLink({ url, title }: { url: string | null; title: string | null }) {
  return (
    <SiteLink url={url} className="wrap-anywhere">
      <ShortText>{title}</ShortText>
    </SiteLink>
  );
}
