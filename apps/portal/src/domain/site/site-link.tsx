import { WholeWords } from '@sahakorn/ui/whole-words';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { getLinkKind } from '../../components/html/link-kind.ts';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, or a web, mail or telephone URL; null if unknown. */
  url: string | null;
};

export function SiteLink({ url, children: words, ...rest }: SiteLinkProps) {
  const children = <WholeWords>{words}</WholeWords>;
  const kind = url ? getLinkKind(url) : 'none';
  if (!url || kind === 'none') return <span {...rest}>{children}</span>;
  if (kind === 'screen')
    return (
      <Link to={url} {...rest}>
        {children}
      </Link>
    );
  return (
    <a href={url} rel={kind === 'outside' ? 'noopener noreferrer' : undefined} {...rest}>
      {children}
    </a>
  );
}
