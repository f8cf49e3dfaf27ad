import { InfoSection } from '@sahakorn/ui/info-layout';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { formatRate } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { Link } from 'react-router-dom';
import { SiteLink } from '../../domain/site/site-link.tsx';
import { paths } from '../../lib/paths.ts';
import type { RateGroup, SectionByKind } from './home-endpoints.ts';

const CALCULATOR_LINK = 'link-line inline-flex min-h-11 items-center text-link';

type RatesSectionProps = { section: SectionByKind<'rates'>; className?: string | undefined };

export function RatesSection({ section: { title, groups }, className }: RatesSectionProps) {
  const shown = groups.filter(({ items }) => items.length > 0);
  const announcements = getAnnouncements(shown);
  return (
    <InfoSection className={className} title={formatText(title)} note="ร้อยละต่อปี">
      {/* Kinds with a single rate are in two columns. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(9rem,40%),1fr))] gap-4 *:col-span-full *:has-[dl>:only-child]:col-auto">
        {shown.map((group, index) => (
          <RatePanel key={`${group.kind} ${index}`} group={group} />
        ))}
        <p className="flex flex-wrap gap-x-6 print:hidden">
          <Link className={CALCULATOR_LINK} to={paths.loanCalculator}>
            คำนวณเงินกู้
          </Link>
          <Link className={CALCULATOR_LINK} to={paths.dividendCalculator}>
            คำนวณปันผล
          </Link>
        </p>
        {announcements.map((group, index) => (
          <Announcement key={group.name ?? index} group={group} named={announcements.length > 1} />
        ))}
      </div>
    </InfoSection>
  );
}

function RatePanel({ group: { name, items } }: { group: RateGroup }) {
  return (
    <Panel>
      <PanelHead title={formatText(name)} level={3} className="py-2" />
      <dl className="divide-y divide-line">
        {items.map((kind, index) => (
          <div key={kind.name ?? index} className="flex justify-between gap-4 px-inset py-1.5">
            <dt className="min-w-0">
              <WholeWords>{formatText(kind.name)}</WholeWords>
            </dt>
            <dd className="font-semibold">{formatRate(kind.rate)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function getAnnouncements(groups: readonly RateGroup[]): RateGroup[] {
  const said = new Map<string, RateGroup>();
  for (const group of groups) {
    if (group.effective_on === null && !group.url) continue;
    const key = `${group.effective_on} ${group.url}`;
    if (!said.has(key)) said.set(key, group);
  }
  return [...said.values()];
}

function Announcement({ group, named }: { group: RateGroup; named: boolean }) {
  const { effective_on, url } = group;
  const name = formatText(group.name);
  return (
    <p className="dots-between items-center text-sm text-text-muted">
      {(named || effective_on !== null) && (
        <span>
          {named && `${name} `}
          {effective_on !== null && (
            <>
              เริ่มใช้ <ThaiDate value={effective_on} style="short" />
            </>
          )}
        </span>
      )}
      {url && (
        <span>
          <SiteLink
            className="link-line inline-flex min-h-11 items-center text-link whitespace-nowrap"
            url={url}
          >
            ประกาศฉบับเต็ม
            {named && <span className="sr-only"> {name}</span>}
          </SiteLink>
        </span>
      )}
    </p>
  );
}
