import { Footer, FooterIdentity, FooterLink, FooterSection } from '@sahakorn/ui/footer';
import {
  Download,
  Link2,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  Phone,
  Smartphone,
  SquarePlay,
  ThumbsUp,
} from 'lucide-react';
import { telephoneAddress } from '../lib/config/telephone-address.ts';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { formatOpeningHours } from '../domain/site/opening-hours.ts';
import { SiteLink } from '../domain/site/site-link.tsx';
import type { SiteFooter } from '../domain/site/site-from-wire.ts';
import { useSiteFooter } from '../domain/site/use-site-data.ts';
import { FooterLegal } from './footer-legal.tsx';

/** A mobile number begins so in Thailand. */
const MOBILE = /^(\+66|0)[689]/;

const SOCIAL_ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/facebook|เฟซบุ๊ก/i, ThumbsUp],
  [/youtube|ยูทูบ/i, SquarePlay],
];

/** The foot of every public page; not there until its feed has succeeded (specification section 1). */
export function InfoFooter() {
  const { coopNameTH } = useRuntimeConfig();
  const footer = useSiteFooter();
  if (!footer) return null;
  const hours = formatOpeningHours(footer.offices[0]?.hours ?? []);
  return (
    <Footer legal={<FooterLegal />}>
      <FooterIdentity
        coopName={coopNameTH}
        hours={hours && `เปิดทำการ ${hours}`}
        map={footer.mapUrl && <SiteRow url={footer.mapUrl} Icon={MapPin} words="ดูแผนที่" />}
      >
        {footer.address}
      </FooterIdentity>
      {footer.about.length > 0 && (
        <FooterSection title="เกี่ยวกับเรา">
          {footer.about.map(({ name, url }) => (
            <SiteRow key={name} url={url} words={name} />
          ))}
        </FooterSection>
      )}
      <Contacts footer={footer} />
      <OtherWays footer={footer} />
    </Footer>
  );
}

function Contacts({ footer: { phones, emails } }: { footer: SiteFooter }) {
  if (phones.length + emails.length === 0) return null;
  return (
    <FooterSection title="ติดต่อ">
      {phones.map(({ name, number }) => (
        <FooterLink
          key={number}
          icon={
            MOBILE.test(telephoneAddress(number).slice(4)) ? (
              <Smartphone aria-hidden />
            ) : (
              <Phone aria-hidden />
            )
          }
          href={telephoneAddress(number)}
          title={name}
        >
          {number.replaceAll(' ', '\u00A0')}
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

function OtherWays({ footer: { chat, social, iosUrl, androidUrl } }: { footer: SiteFooter }) {
  if (!chat && social.length === 0 && !iosUrl && !androidUrl) return null;
  return (
    <FooterSection title="ช่องทางอื่น">
      {chat && <SiteRow url={chat.url} Icon={MessageCircle} words={chat.name} />}
      {social.map(({ name, url }) => (
        <SiteRow key={name} url={url} Icon={socialIcon(name, url)} words={name} />
      ))}
      {iosUrl && <SiteRow url={iosUrl} Icon={Download} words="แอปสำหรับไอโฟน" />}
      {androidUrl && <SiteRow url={androidUrl} Icon={Download} words="แอปสำหรับแอนดรอยด์" />}
    </FooterSection>
  );
}

function SiteRow({ url, Icon, words }: { url: string; Icon?: LucideIcon; words: string }) {
  return (
    <FooterLink asChild icon={Icon && <Icon aria-hidden />}>
      <SiteLink url={url}>{words}</SiteLink>
    </FooterLink>
  );
}

function socialIcon(name: string, url: string): LucideIcon {
  return SOCIAL_ICONS.find(([known]) => known.test(name) || known.test(url))?.[1] ?? Link2;
}
