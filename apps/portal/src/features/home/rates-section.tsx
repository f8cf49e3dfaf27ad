import { InfoSection } from '@sahakorn/ui/info-layout';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { formatNumber } from '@sahakorn/thai/number';
import { SiteLink } from '../../domain/site/site-link.tsx';
import type { RateGroup, SectionByKind } from './home-from-wire.ts';

type RatesSectionProps = { section: SectionByKind<'rates'>; className?: string | undefined };

/** What deposits bring and what loans cost, percent a year. */
export function RatesSection({ section: { title, groups }, className }: RatesSectionProps) {
  const shown = groups.filter(({ rates }) => rates.length > 0);
  const announcements = getAnnouncements(shown);
  return (
    <InfoSection className={className} title={title} note="ร้อยละต่อปี">
      <div className="grid gap-4">
        {shown.map((group) => (
          <RatePanel key={`${group.kind} ${group.name}`} group={group} />
        ))}
        {announcements.map((group) => (
          <Announcement key={group.name} group={group} named={announcements.length > 1} />
        ))}
      </div>
    </InfoSection>
  );
}

function RatePanel({ group: { name, rates } }: { group: RateGroup }) {
  return (
    <Panel>
      <PanelHead title={name} level={3} className="py-2" />
      <dl className="divide-y divide-line">
        {rates.map((kind) => (
          <div key={kind.name} className="flex justify-between gap-4 px-inset py-1.5">
            <dt className="min-w-0">{kind.name}</dt>
            <dd className="font-semibold">{formatRate(kind.rate)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Two decimals, and more where the rate has them: 6.125 is not 6.13. */
function formatRate(rate: string): string {
  const [, fraction = ''] = rate.split('.');
  return formatNumber(rate, { decimals: Math.max(2, fraction.replace(/0+$/, '').length) });
}

function getAnnouncements(groups: readonly RateGroup[]): RateGroup[] {
  const said = new Map<string, RateGroup>();
  for (const group of groups) {
    if (group.effectiveOn === null && group.url === '') continue;
    const key = `${group.effectiveOn} ${group.url}`;
    if (!said.has(key)) said.set(key, group);
  }
  return [...said.values()];
}

function Announcement({ group, named }: { group: RateGroup; named: boolean }) {
  const { name, effectiveOn, url } = group;
  return (
    <p className="text-sm text-text-muted">
      {named && `${name} `}
      {effectiveOn && (
        <>
          เริ่มใช้ <ThaiDate value={effectiveOn} />
        </>
      )}
      {effectiveOn && url && ' · '}
      {url && (
        <SiteLink className="link-line text-link whitespace-nowrap" url={url}>
          ประกาศฉบับเต็ม
          {named && <span className="sr-only"> {name}</span>}
        </SiteLink>
      )}
    </p>
  );
}
