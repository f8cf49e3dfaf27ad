import { Slot } from '@radix-ui/react-slot';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';

export type InfoSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** What the section is about. */
  title: ReactNode;
  /** A link or a router's link to all of it, at the right of the heading: ดูข่าวทั้งหมด. */
  link?: ReactElement | undefined;
  /** A few words at the right of the heading in place of a link: ร้อยละต่อปี. */
  note?: ReactNode;
};

/** A section of a public page under its heading and the double rule. Renders a `section` named by the heading. */
export function InfoSection({ title, link, note, className, children, ...rest }: InfoSectionProps) {
  const headingId = useId();
  return (
    <section
      data-slot="info-section"
      aria-labelledby={headingId}
      className={cn('min-w-0', className)}
      {...rest}
    >
      <div className="mb-4 flex min-h-14 flex-wrap items-end justify-between gap-x-4 border-b-3 border-double border-text pb-1.5 @panel:mb-5">
        <h2 id={headingId} className="text-xl @panel:text-2xl">
          <Phrases>{title}</Phrases>
        </h2>
        {link && (
          <Slot className="link-line ml-auto inline-flex min-h-11 items-end font-semibold text-link hover:decoration-2 print:hidden">
            {link}
          </Slot>
        )}
        {note && (
          <span className="ml-auto text-sm text-text-muted">
            <WholeWords>{note}</WholeWords>
          </span>
        )}
      </div>
      {children}
    </section>
  );
}
