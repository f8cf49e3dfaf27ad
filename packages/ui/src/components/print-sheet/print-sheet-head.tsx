import type { ComponentProps, ReactNode } from 'react';
import { Phrases } from '../../internal/phrases.tsx';
import { Logo } from '../logo/logo.tsx';

export type PrintSheetHeadProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The cooperative's Thai name. */
  coopNameTH: string;
  /** The cooperative's English name. Default none. */
  coopNameEN?: string | undefined;
  /** The cooperative's logo, 15 mm and black. Default the kit's. */
  logo?: ReactNode;
  /** Street, place, postal code. */
  address?: string | undefined;
  /** Telephone number, as displayed. */
  phone?: string | undefined;
  /** Before the telephone number. Default `โทร.`. */
  phoneLabel?: string | undefined;
};

/** Letterhead: logo, names, address and telephone over a double rule. Renders a `header`. */
export function PrintSheetHead({
  coopNameTH,
  coopNameEN,
  logo = <Logo />,
  address,
  phone,
  phoneLabel = 'โทร.',
  ...rest
}: PrintSheetHeadProps) {
  const place = [address, phone && `${phoneLabel}\u00a0${phone}`].filter(Boolean).join(' · ');
  return (
    <header data-slot="print-sheet-head" {...rest}>
      <span data-part="logo">{logo}</span>
      <div data-part="names">
        <p data-part="name">
          <Phrases>{coopNameTH}</Phrases>
        </p>
        {coopNameEN && <p lang="en">{coopNameEN}</p>}
        {place && <p>{place}</p>}
      </div>
    </header>
  );
}
