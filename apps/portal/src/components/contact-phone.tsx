import { WholeWords } from '@sahakorn/ui/whole-words';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { getTelephoneUrl } from '../lib/config/telephone-url.ts';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';

type ContactPhoneProps = { title?: string; children?: ReactNode };

export function ContactPhone({ title = 'โทรสอบถามเจ้าหน้าที่', children }: ContactPhoneProps) {
  const { contactPhone, contactHours } = useRuntimeConfig();
  if (!contactPhone) return null;
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {children}
      <p className="flex items-center gap-2.5 font-head text-2xl font-semibold @max-tiny:text-lg">
        <Phone aria-hidden className="size-7 shrink-0 @max-tiny:hidden" />
        <a
          className="inline-flex min-h-11 min-w-0 items-center whitespace-nowrap text-text @max-tiny:whitespace-normal no-underline hover:underline"
          href={getTelephoneUrl(contactPhone)}
        >
          {contactPhone}
        </a>
      </p>
      {contactHours && (
        <p className="text-text-muted">
          <WholeWords>{contactHours}</WholeWords>
        </p>
      )}
    </section>
  );
}
