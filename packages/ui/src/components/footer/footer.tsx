import { Slot, Slottable } from '@radix-ui/react-slot';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { Logo } from '../logo/logo.tsx';
import { WovenBand } from '../woven-band/woven-band.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';

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
          <div className="grid py-6 @panel:grid-cols-2 @panel:gap-10 @panel:pt-10 @panel:pb-8 @wide:grid-cols-9 @wide:gap-x-6">
            {children}
          </div>
          {legal && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4 text-sm @panel:border-t @panel:border-on-cover-muted/40 @panel:contrast:border-line">
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
  /** One or two `Button`s: the telephone, a map. */
  actions?: ReactNode;
};

/** The cooperative: logo, name, address as children, opening hours, telephone and map. Renders a `section`. */
export function FooterIdentity({
  coopName,
  logo,
  hours,
  actions,
  className,
  children,
  ...rest
}: FooterIdentityProps) {
  const headingId = useId();
  return (
    <section
      data-slot="footer-identity"
      aria-labelledby={headingId}
      className={cn('min-w-0 pb-4 @panel:pb-0 @wide:col-span-3', className)}
      {...rest}
    >
      <div className="mb-2 flex items-center gap-3 @max-tiny:flex-wrap">
        {logo ?? <Logo className="mark-on-cover size-logo-small @panel:size-logo" />}
        <h2 id={headingId} className="min-w-0 text-md leading-head @panel:text-lg">
          <Phrases>{coopName}</Phrases>
        </h2>
      </div>
      <address className="text-pretty not-italic">{children}</address>
      {hours && (
        <p className="text-on-cover-muted">
          <WholeWords>{hours}</WholeWords>
        </p>
      )}
      {actions && (
        <div className="mt-3 grid grid-cols-1 gap-2 @tiny:grid-cols-2 @panel:flex @panel:flex-wrap">
          {actions}
        </div>
      )}
    </section>
  );
}

export type FooterSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Heading of the links: เกี่ยวกับเรา, ติดต่อ, ช่องทางอื่น. */
  title: ReactNode;
  /** A short summary of its content, right of the heading while it is closed: โทร. อีเมล ไลน์. */
  hint?: ReactNode;
};

/**
 * Links under their heading: a column from 40 rem on, before that a row that opens in place, without scripts too.
 * Renders a `section` with a list of `FooterLink`s.
 */
export function FooterSection({ title, hint, className, children, ...rest }: FooterSectionProps) {
  const headingId = useId();
  return (
    <section
      data-slot="footer-section"
      aria-labelledby={headingId}
      className={cn(
        'min-w-0 border-t border-on-cover-muted/40 @max-panel:last:border-b @panel:border-0 @wide:col-span-2 contrast:border-line',
        className,
      )}
      {...rest}
    >
      <h2 id={headingId} className="heading-from-panel mb-1 text-lg leading-head">
        <WholeWords>{title}</WholeWords>
      </h2>
      {/* A reader may have opened it before hydration. */}
      <details suppressHydrationWarning className="group/section open-from-panel">
        <summary className="focus-inset flex min-h-13 cursor-pointer items-center gap-x-3 py-2 leading-tight [&_svg]:size-5 [&_svg]:shrink-0">
          <span className="min-w-0 flex-1 font-head font-semibold">
            <WholeWords>{title}</WholeWords>
          </span>
          {hint && (
            <span className="text-right text-sm text-on-cover-muted group-open/section:invisible @max-tiny:hidden">
              <WholeWords>{hint}</WholeWords>
            </span>
          )}
          <ChevronDown aria-hidden className="group-open/section:rotate-180" />
        </summary>
        <ul className="pb-3 @panel:pb-0">{children}</ul>
      </details>
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
        {asChild ? <Slottable>{children}</Slottable> : <WholeWords>{children}</WholeWords>}
      </Comp>
    </li>
  );
}
