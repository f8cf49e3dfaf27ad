import { Slot, Slottable } from '@radix-ui/react-slot';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { Logo } from '../logo/logo.tsx';
import { WovenBand } from '../woven-band/woven-band.tsx';

export type FooterProps = ComponentProps<'footer'> & {
  /** The last line: copyright and visitor counts, each a child. */
  legal?: ReactNode;
};

/**
 * Foot of the public pages, under the woven band: identity and links of the cooperative. Renders a `footer`, with
 * columns by its own width.
 */
export function Footer({ legal, className, children, ...rest }: FooterProps) {
  return (
    <footer data-slot="footer" className={cn('@container print:hidden', className)} {...rest}>
      <WovenBand />
      <div className="on-cover contrast:border-t-2">
        <div className="mx-auto max-w-page px-gutter @panel:roomy">
          <div className="grid gap-6 py-6 @panel:grid-cols-2 @panel:gap-10 @panel:pt-10 @panel:pb-8 @wide:grid-cols-9 @wide:gap-x-6">
            {children}
          </div>
          {legal && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-on-cover-muted/40 py-4 text-sm contrast:border-line">
              {legal}
            </div>
          )}
        </div>
      </div>
    </footer>
  );
}

export type FooterIdentityProps = ComponentProps<'section'> & {
  /** The cooperative's Thai name. */
  coopName: string;
  /** The cooperative's logo. Default the woven diamond. */
  logo?: ReactNode;
  /** Opening hours, under the address. */
  hours?: ReactNode;
  /** A `FooterLink` to a map. */
  map?: ReactNode;
};

/** The cooperative: logo, name, address as children, opening hours, map. Renders a `section`. */
export function FooterIdentity({
  coopName,
  logo,
  hours,
  map,
  className,
  children,
  ...rest
}: FooterIdentityProps) {
  const headingId = useId();
  return (
    <section
      data-slot="footer-identity"
      aria-labelledby={headingId}
      className={cn('min-w-0 @wide:col-span-3', className)}
      {...rest}
    >
      <div className="mb-2 flex items-center gap-3 @max-tiny:flex-wrap">
        {logo ?? <Logo className="mark-on-cover size-logo-small @panel:size-logo" />}
        <h2 id={headingId} className="min-w-0 text-lg leading-head">
          <Phrases>{coopName}</Phrases>
        </h2>
      </div>
      <address className="text-pretty not-italic">{children}</address>
      {hours && <p className="text-on-cover-muted">{hours}</p>}
      {map && <ul>{map}</ul>}
    </section>
  );
}

export type FooterSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Heading of the links: เกี่ยวกับเรา, ติดต่อ, ช่องทางอื่น. */
  title: ReactNode;
};

/** A column of links under its heading. Renders a `section` with a list of `FooterLink`s. */
export function FooterSection({ title, className, children, ...rest }: FooterSectionProps) {
  const headingId = useId();
  return (
    <section
      data-slot="footer-section"
      aria-labelledby={headingId}
      className={cn('min-w-0 @wide:col-span-2', className)}
      {...rest}
    >
      <h2 id={headingId} className="mb-1 text-lg leading-head">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

export type FooterLinkProps = ComponentProps<'a'> & {
  /** An icon of lucide for the kind of link. */
  icon?: ReactNode;
  /** Renders the only child, a router's link, as the link. Default false. */
  asChild?: boolean | undefined;
};

/** A row of 44 px with one link. Renders an `a`, or the given link, inside a list item; props go to the former. */
export function FooterLink({ icon, asChild, className, children, ...rest }: FooterLinkProps) {
  const Comp = asChild ? Slot : 'a';
  return (
    <li>
      <Comp
        data-slot="footer-link"
        className={cn(
          'link-line flex min-h-11 items-center gap-2.5 py-1 leading-tight wrap-anywhere text-text hover:decoration-2 [&_svg]:size-5 [&_svg]:shrink-0',
          className,
        )}
        {...rest}
      >
        {icon}
        {asChild ? <Slottable>{children}</Slottable> : children}
      </Comp>
    </li>
  );
}
