import { formatText } from '@sahakorn/thai/text';
import { InfoSection } from '@sahakorn/ui/info-layout';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { ShortText } from '../../components/short-text.tsx';
import { SiteLink } from '../../domain/site/site-link.tsx';
import type { CalendarEvent, SectionByKind } from './home-endpoints.ts';

type CalendarSectionProps = { section: SectionByKind<'calendar'>; className?: string | undefined };

export function CalendarSection({ section: { title, items }, className }: CalendarSectionProps) {
  return (
    <InfoSection className={className} title={formatText(title)}>
      <div className="@container">
        <ul className="-mt-3 grid grid-cols-1 gap-x-10 @quad:grid-cols-2">
          {items.map((event, place) => (
            <Event key={`${event.starts_on} ${place}`} event={event} />
          ))}
        </ul>
      </div>
    </InfoSection>
  );
}

function Event({ event }: { event: CalendarEvent }) {
  const { starts_on, ends_on, time, place, url } = event;
  const title = <ShortText>{event.title}</ShortText>;
  return (
    <li className="relative border-b border-line py-3 contrast:border-b-2">
      <h3 className="font-body text-md leading-tight">
        {url ? (
          <SiteLink
            url={url}
            className="text-text underline decoration-line-strong after:absolute after:inset-0 hover:decoration-2"
          >
            {title}
          </SiteLink>
        ) : (
          title
        )}
      </h3>
      <p className="flex flex-wrap gap-x-4 text-sm text-text-muted *:max-w-full *:min-w-0">
        <span>
          <ThaiDate value={starts_on} style="short" weekday />
          {ends_on !== starts_on && (
            <>
              {' ถึง '}
              <ThaiDate value={ends_on} style="short" weekday />
            </>
          )}
        </span>
        {time && <span>{time}</span>}
        {place && <span>{place}</span>}
      </p>
    </li>
  );
}
