import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Inside the site, but answered by the server with a file or data and not by a screen. */
const SERVED = /^\/(mediafiles|api)\//;

const INSIDE = /^\/(?![/\\])/;
const OUTSIDE = /^(https?:\/\/|mailto:|tel:)/i;

export type SiteLinkKind = 'screen' | 'file' | 'outside' | 'none';

/** What a link that the cooperative wrote leads to; `none` where it is nothing that may be followed. */
export function kindOfLink(url: string): SiteLinkKind {
  if (INSIDE.test(url)) return SERVED.test(url) ? 'file' : 'screen';
  return OUTSIDE.test(url) ? 'outside' : 'none';
}

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, or an address of the web, of mail or telephone. */
  url: string;
};

/** A link of a feed: the router's inside the site, a plain one out of it, and words alone where it leads nowhere. */
export function SiteLink({ url, children, ...rest }: SiteLinkProps) {
  switch (kindOfLink(url)) {
    case 'screen':
      return (
        <Link to={url} {...rest}>
          {children}
        </Link>
      );
    case 'file':
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
