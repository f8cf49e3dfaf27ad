import { InfoSection } from '@sahakorn/ui/info-layout';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { SiteLink } from '../../domain/site/site-link.tsx';
import type { CalendarEvent, SectionByKind } from './home-from-wire.ts';

type CalendarSectionProps = { section: SectionByKind<'calendar'>; className?: string | undefined };

/** What is to come, the next first; days in the Buddhist era. */
export function CalendarSection({ section: { title, events }, className }: CalendarSectionProps) {
  return (
    <InfoSection className={className} title={title}>
      <div className="@container">
        <ul className="-mt-3 grid grid-cols-1 gap-x-10 @quad:grid-cols-2">
          {events.map((event) => (
            <Event key={`${event.startsOn} ${event.title}`} event={event} />
          ))}
        </ul>
      </div>
    </InfoSection>
  );
}

function Event({ event: { title, startsOn, endsOn, time, place, url } }: { event: CalendarEvent }) {
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
          <ThaiDate value={startsOn} style="short" weekday />
          {endsOn !== startsOn && (
            <>
              {' ถึง '}
              <ThaiDate value={endsOn} style="short" weekday />
            </>
          )}
        </span>
        {time && <span>{time}</span>}
        {place && <span>{place}</span>}
      </p>
    </li>
  );
}
