import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { getLinkKind } from '../../components/html/link-kind.ts';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, or an address of the web, of mail or telephone. */
  url: string;
};

export function SiteLink({ url, children, ...rest }: SiteLinkProps) {
  switch (getLinkKind(url)) {
    case 'screen':
      return (
        <Link to={url} {...rest}>
          {children}
        </Link>
      );
    case 'served':
      return (
        <a href={url} {...rest}>
          {children}
        </a>
      );
    case 'outside':
      return (
        <a href={url} rel="noopener noreferrer" {...rest}>
          {children}
        </a>
      );
    case 'none':
      break;
  }
  return <span {...rest}>{children}</span>;
}
