import { z } from './zod.ts';
import { BoardTopic } from './board.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { CategoryCode, MediaFileName, Picture, Topic } from './topic.ts';
import { IsoDate, Money, Rate } from './values.ts';

const title = z.string();

/** A link with its name. */
export const NamedLink = z.object({ name: z.string(), url: z.string() });
export type NamedLink = z.infer<typeof NamedLink>;

export const SliderSection = z.object({
  kind: z.literal('slider'),
  title,
  items: z.array(
    z.object({
      title: z.string(),
      excerpt: z.string(),
      label: z.string().meta({ description: 'The kind of item, such as ประกาศ' }),
      url: z.string(),
      picture: Picture.nullable(),
      default_image: MediaFileName,
    }),
  ),
});

export const LinksSection = z.object({ kind: z.literal('links'), title, items: z.array(NamedLink) });

export const TopicsSection = z.object({
  kind: z.literal('topics'),
  title,
  category: CategoryCode,
  layout: z
    .enum(['news', 'albums', 'plain'])
    .meta({ description: 'With lead paragraph, as pictures, or as titles only' }),
  items: z.array(Topic),
});

/** The latest topics of the board. */
export const BoardSection = z.object({ kind: z.literal('board'), title, items: z.array(BoardTopic) });

export const CalendarEvent = z.object({
  title: z.string(),
  starts_on: IsoDate,
  ends_on: IsoDate,
  time: z.string().meta({ description: 'Free text such as 9.00–12.00 น., or empty' }),
  place: z.string(),
  url: z.string(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

export const CalendarSection = z.object({
  kind: z.literal('calendar'),
  title,
  items: z.array(CalendarEvent).meta({ description: 'Current and future events, the next one first' }),
});

/** What published rates are for; those of dividends and average returns by year, newest first. */
export const RATE_KINDS = ['deposit', 'loan', 'dividend', 'average_return'] as const;

export const RatesSection = z.object({
  kind: z.literal('rates'),
  title,
  groups: z.array(
    z.object({
      kind: z.enum(RATE_KINDS),
      name: z.string(),
      effective_on: IsoDate.nullable(),
      url: z.string().meta({ description: 'The announcement; may be empty' }),
      items: z.array(
        z.object({
          name: z.string(),
          rate: Rate,
          max_amount: Money.optional().meta({
            description: 'The most that is lent; absent if not published',
          }),
          max_periods: z.int().optional().meta({ description: 'The most instalments of a loan' }),
        }),
      ),
    }),
  ),
});

export const VisitorsSection = z.object({
  kind: z.literal('visitors'),
  title,
  today: z.int().nonnegative(),
  total: z.int().nonnegative(),
});

/** A section of the home page. */
export const HomeSection = z.discriminatedUnion('kind', [
  SliderSection,
  LinksSection,
  TopicsSection,
  BoardSection,
  CalendarSection,
  RatesSection,
  VisitorsSection,
]);
export type HomeSection = z.infer<typeof HomeSection>;

export const home = defineCall({
  id: 'info_home',
  method: 'GET',
  path: '/api/info/home',
  summary: 'The sections of the first page, in the order configured by the cooperative',
  tag: 'info',
  access: 'public',
  response: feed(HomeSection),
});

/** Opening hours of an office; `weekdays` are 1 for Monday to 7 for Sunday. */
export const OpeningHours = z.object({
  weekdays: z.array(z.int().min(1).max(7)),
  opens: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  closes: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});

export const Branch = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.array(OpeningHours),
  map_url: z.string(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});
export type Branch = z.infer<typeof Branch>;

/** The footer of every public page. Missing links are empty texts. */
export const Footer = z.object({
  about: z.array(NamedLink),
  address: z.string(),
  phones: z.array(z.object({ name: z.string(), number: z.string() })),
  emails: z.array(z.string()),
  chat: NamedLink.nullable(),
  social: z.array(NamedLink),
  map_url: z.string(),
  ios_url: z.string(),
  android_url: z.string(),
  branches: z.array(Branch),
});
export type Footer = z.infer<typeof Footer>;

export const footer = defineCall({
  id: 'info_footer',
  method: 'GET',
  path: '/api/info/footer',
  summary: 'The footer and the offices; refused until the cooperative has published them',
  tag: 'info',
  access: 'public',
  response: z.object({ rc_code: z.string(), rc_des: z.string().optional(), data: z.array(Footer) }),
});

export const Manufacturer = z.object({
  name: z.string(),
  url: z.string(),
  logo: MediaFileName.nullable(),
  description: z.string(),
});
export type Manufacturer = z.infer<typeof Manufacturer>;

export const manufacturer = defineCall({
  id: 'info_manufacturer',
  method: 'GET',
  path: '/api/info/manufacturer',
  summary: 'The partner organisations shown above the footer',
  tag: 'info',
  access: 'public',
  response: feed(Manufacturer),
});
