import { Landmark } from 'lucide-react';
import { SiteLink } from '../domain/site/site-link.tsx';
import type { Partner } from '../domain/site/site-from-wire.ts';
import { usePartners } from '../domain/site/use-site-data.ts';

/** The organisations that the cooperative answers to or belongs to, as quiet links above the foot. */
export function InfoPartners() {
  const partners = usePartners();
  if (partners.length === 0) return null;
  return (
    <nav aria-label="หน่วยงานที่เกี่ยวข้อง" className="@container border-y border-line py-1 print:hidden">
      <ul className="flex flex-col flex-wrap justify-between @quad:flex-row @quad:gap-x-6">
        {partners.map((partner) => (
          <li key={partner.name} className="min-w-0">
            <SiteLink
              url={partner.url}
              className="flex min-h-11 items-center gap-2.5 py-1 text-sm leading-tight text-text no-underline hover:link-line [&_svg]:size-5 [&_svg]:shrink-0"
            >
              <PartnerMark partner={partner} />
              <span className="min-w-0">{partner.name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PartnerMark({ partner: { logo } }: { partner: Partner }) {
  if (!logo) return <Landmark aria-hidden />;
  return <img src={logo} alt="" loading="lazy" className="size-6 shrink-0 object-contain" />;
}
