import { Phone } from 'lucide-react';
import { telephoneAddress } from '../lib/config/telephone-address.ts';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';

/** Whom to ring, and when; nothing where the cooperative gave no number. */
export function ContactPhone() {
  const { contactPhone, contactHours } = useRuntimeConfig();
  if (!contactPhone) return null;
  return (
    <section>
      <h2 className="text-xl">โทรสอบถามเจ้าหน้าที่</h2>
      <p className="flex items-center gap-2.5 font-head text-2xl font-semibold @max-tiny:text-lg">
        <Phone aria-hidden className="size-7 shrink-0" />
        <a
          className="inline-flex min-h-11 min-w-0 items-center whitespace-nowrap text-text @max-tiny:whitespace-normal no-underline hover:underline"
          href={telephoneAddress(contactPhone)}
        >
          {contactPhone}
        </a>
      </p>
      {contactHours && <p className="text-text-muted">{contactHours}</p>}
    </section>
  );
}
