import { formatText } from '@sahakorn/thai/text';
import { Button } from '@sahakorn/ui/button';
import { Footer, FooterIdentity, FooterLink, FooterSection } from '@sahakorn/ui/footer';
import {
  Download,
  Landmark,
  Link2,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  Phone,
  SquarePlay,
  ThumbsUp,
} from 'lucide-react';
import { getTelephoneUrl } from '../lib/config/telephone-url.ts';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { formatOpeningHours } from '../domain/site/opening-hours.ts';
import { getMediaUrl } from '../lib/media-url.ts';
import { SiteLink } from '../domain/site/site-link.tsx';
import type { SiteFooter } from '../domain/site/site.ts';
import { usePartners, useSiteFooter } from '../domain/site/site-endpoints.ts';
import { FooterLegal } from './footer-legal.tsx';

const SOCIAL_ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/facebook|เฟซบุ๊ก/i, ThumbsUp],
  [/youtube|ยูทูบ/i, SquarePlay],
];

/** The footer of public pages. Not rendered until its feed has loaded (specification section 1). */
export function InfoFooter() {
  const { coopNameTH } = useRuntimeConfig();
  const footer = useSiteFooter();
  if (!footer) return null;
  const hours = formatOpeningHours(footer.branches[0]?.hours ?? []);
  return (
    <Footer legal={<FooterLegal />}>
      <FooterIdentity
        coopName={coopNameTH}
        hours={hours && `เปิดทำการ ${hours}`}
        actions={<Actions footer={footer} />}
      >
        {formatText(footer.address)}
      </FooterIdentity>
      {footer.about.length > 0 && (
        <FooterSection title="เกี่ยวกับเรา" hint={`${footer.about.length}\u00A0หัวข้อ`}>
          {footer.about.map(({ name, url }, index) => (
            <SiteRow key={name ?? index} url={url} words={name} />
          ))}
        </FooterSection>
      )}
      <Contacts footer={footer} />
      <OtherWays footer={footer} />
      <Partners />
    </Footer>
  );
}

function Actions({ footer: { phones, map_url } }: { footer: SiteFooter }) {
  const number = phones[0]?.number;
  if (!number && !map_url) return null;
  return (
    <>
      {number && (
        <Button className="@panel:hidden" asChild>
          <a href={getTelephoneUrl(number)}>
            <Phone aria-hidden />
            {number.replaceAll(' ', '\u00A0')}
          </a>
        </Button>
      )}
      {map_url && (
        <Button asChild>
          <SiteLink url={map_url}>
            <MapPin aria-hidden />
            ดูแผนที่
          </SiteLink>
        </Button>
      )}
    </>
  );
}

function Contacts({ footer: { phones, emails } }: { footer: SiteFooter }) {
  if (phones.length + emails.length === 0) return null;
  return (
    <FooterSection
      title="ติดต่อ"
      hint={[phones.length > 0 && 'โทร.', emails.length > 0 && 'อีเมล'].filter(Boolean).join(' ')}
    >
      {phones.map(({ name, number }, index) => (
        <FooterLink
          key={number ?? index}
          icon={<Phone aria-hidden />}
          href={number === null ? undefined : getTelephoneUrl(number)}
          title={formatText(name)}
        >
          {formatText(number).replaceAll(' ', '\u00A0')}
        </FooterLink>
      ))}
      {emails.map((email) => (
        <FooterLink key={email} icon={<Mail aria-hidden />} href={`mailto:${email}`}>
          {email}
        </FooterLink>
      ))}
    </FooterSection>
  );
}

function OtherWays({ footer: { chat, social, ios_url, android_url } }: { footer: SiteFooter }) {
  if (!chat && social.length === 0 && !ios_url && !android_url) return null;
  return (
    <FooterSection title="ช่องทางอื่น" hint={social.map(({ name }) => name).join(' ')}>
      {chat && <SiteRow url={chat.url} Icon={MessageCircle} words={chat.name} />}
      {social.map(({ name, url }, index) => (
        <SiteRow key={name ?? index} url={url} Icon={getSocialIcon(name, url)} words={name} />
      ))}
      {ios_url && <SiteRow url={ios_url} Icon={Download} words="แอปสำหรับไอโฟน" />}
      {android_url && <SiteRow url={android_url} Icon={Download} words="แอปสำหรับแอนดรอยด์" />}
    </FooterSection>
  );
}

function Partners() {
  const partners = usePartners();
  if (partners.length === 0) return null;
  return (
    <FooterSection
      title="หน่วยงานที่เกี่ยวข้อง"
      hint={`${partners.length}\u00A0แห่ง`}
      className="@panel:col-span-full @wide:col-span-full @panel:[&_ul]:flex @panel:[&_ul]:flex-wrap @panel:[&_ul]:gap-x-8"
    >
      {partners.map(({ name, url, logo }, index) => (
        <FooterLink
          key={name ?? index}
          asChild
          icon={
            logo ? (
              <img src={getMediaUrl(logo)} alt="" loading="lazy" className="size-6 shrink-0 object-contain" />
            ) : (
              <Landmark aria-hidden />
            )
          }
        >
          <SiteLink url={url}>{formatText(name)}</SiteLink>
        </FooterLink>
      ))}
    </FooterSection>
  );
}

function SiteRow({ url, Icon, words }: { url: string | null; Icon?: LucideIcon; words: string | null }) {
  return (
    <FooterLink asChild icon={Icon && <Icon aria-hidden />}>
      <SiteLink url={url}>{formatText(words)}</SiteLink>
    </FooterLink>
  );
}

function getSocialIcon(name: string | null, url: string | null): LucideIcon {
  return SOCIAL_ICONS.find(([known]) => known.test(`${name} ${url}`))?.[1] ?? Link2;
}
