import { Button } from '@sahakorn/ui/button';
import { Panel, PanelBody } from '@sahakorn/ui/panel';
import { Phrases } from '@sahakorn/ui/phrases';
import { StatusBadge } from '@sahakorn/ui/status-badge';
import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { Clock, MapPin, Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { getTelephoneUrl } from '../../lib/config/telephone-url.ts';
import { formatOpeningHours } from '../../domain/site/opening-hours.ts';
import { SiteLink } from '../../domain/site/site-link.tsx';
import type { Office } from '../../domain/site/site.ts';
import { type Place, getPlace } from './distance.ts';

type OfficeCardProps = { office: Office; km: number | null; nearest: boolean };

export function OfficeCard({ office, km, nearest }: OfficeCardProps) {
  const { phone, map_url } = office;
  const name = formatText(office.name);
  const place = getPlace(office);
  const hours = formatOpeningHours(office.hours);
  return (
    <Panel className="h-full">
      <PanelBody>
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
          {name}
          {nearest && <StatusBadge icon={<Navigation aria-hidden />}>ใกล้ที่สุด</StatusBadge>}
        </h2>
        {km !== null && (
          <p className="text-text-muted">
            ห่างประมาณ {formatNumber(km, { decimals: km < 10 ? 1 : 0 })}&nbsp;กิโลเมตร
          </p>
        )}
        <address className="mt-3 grid grid-cols-1 gap-2 wrap-anywhere not-italic">
          <Fact icon={<MapPin aria-hidden />}>{formatText(office.address)}</Fact>
          {hours && (
            <Fact icon={<Clock aria-hidden />}>
              <Phrases>{`เปิดทำการ ${hours}`}</Phrases>
            </Fact>
          )}
          {phone && (
            <Fact icon={<Phone aria-hidden />} row>
              <a
                className="link-line inline-flex min-h-11 items-center font-semibold text-link"
                href={getTelephoneUrl(phone)}
              >
                {phone.replaceAll(' ', '\u00A0')}
              </a>
            </Fact>
          )}
        </address>
        <div className="mt-4 flex flex-wrap gap-3">
          {map_url && (
            <Button asChild>
              <SiteLink url={map_url}>
                ดูแผนที่<span className="sr-only"> {name}</span>
              </SiteLink>
            </Button>
          )}
          {place && (
            <Button asChild variant="quiet">
              <SiteLink url={getDirectionsUrl(place)}>
                ดูเส้นทาง<span className="sr-only"> {name}</span>
              </SiteLink>
            </Button>
          )}
        </div>
      </PanelBody>
    </Panel>
  );
}

type FactProps = { icon: ReactNode; row?: boolean; children: ReactNode };

function Fact({ icon, row = false, children }: FactProps) {
  return (
    <div
      data-row={row || undefined}
      className="flex items-start gap-3 data-row:items-center @max-tiny:flex-col @max-tiny:items-start @max-tiny:gap-1 @max-tiny:data-row:items-start [&_svg]:mt-1 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-text-muted data-row:[&_svg]:mt-0"
    >
      {icon}
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function getDirectionsUrl({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `https://www.google.com/maps/dir/?${String(query)}`;
}
