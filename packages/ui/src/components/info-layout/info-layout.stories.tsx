import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bike,
  Download,
  FileText,
  GraduationCap,
  HandHeart,
  LogIn,
  Mail,
  MapPin,
  Megaphone,
  MessageCircle,
  Newspaper,
  Phone,
  ThumbsUp,
  TreePine,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Attachment } from '../attachment/index.ts';
import { Banner, BannerSteps, KhitPanel } from '../banner/index.ts';
import { Breadcrumb, BreadcrumbItem } from '../breadcrumb/index.ts';
import { Button } from '../button/index.ts';
import { ContentCard, ContentCards, WovenPicture } from '../content-card/index.ts';
import {
  type Appearance,
  DisplaySettings,
  DisplaySettingsButton,
  type TextSize,
} from '../display-settings/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { Footer, FooterIdentity, FooterLink, FooterSection } from '../footer/index.ts';
import { Header, HeaderWide } from '../header/index.ts';
import { Menu, MenuGroup, MenuGroupItem, MenuItem } from '../menu/index.ts';
import { NoticeBanner } from '../notice-banner/index.ts';
import { Panel, PanelBody } from '../panel/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { SkeletonPanel } from '../skeleton/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { ThaiDate } from '../thai-date/index.ts';
import { TopicList, TopicListItem } from '../topic-list/index.ts';
import { InfoLayout, InfoMenuButton, InfoSection } from './index.ts';

function DemoSettings() {
  const [textSize, setTextSize] = useState<TextSize>('100');
  const [appearance, setAppearance] = useState<Appearance>('light');
  return (
    <DisplaySettings
      textSize={textSize}
      onTextSizeChange={setTextSize}
      appearance={appearance}
      onAppearanceChange={setAppearance}
    />
  );
}

const NOTICE = (
  <NoticeBanner title="แจ้งปิดระบบชั่วคราว">
    วันเสาร์ที่ 28&nbsp;พฤศจิกายน&nbsp;2569 เวลา 20.00–23.00&nbsp;น. เพื่อปรับปรุงข้อมูลสิ้นเดือน{' '}
    <a href="#/show/1299">อ่านรายละเอียด</a>
  </NoticeBanner>
);

const HEADER = (
  <Header
    coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด"
    coopNameEN="Example Savings and Credit Cooperative, Limited"
    search={<SearchBox onSearch={fn<(term: string) => void>()} />}
  >
    <HeaderWide>
      <DisplaySettingsButton variant="quiet">
        <DemoSettings />
      </DisplaySettingsButton>
    </HeaderWide>
    <Button variant="primary" asChild>
      <a href="#/member/status">
        <LogIn aria-hidden />
        ระบบสมาชิก
      </a>
    </Button>
    <InfoMenuButton />
  </Header>
);

function DemoMenu({ current }: { current: 'home' | 'news' }) {
  return (
    <Menu>
      <MenuItem current={current === 'home'} href="#/home">
        หน้าแรก
      </MenuItem>
      <MenuGroup label="เกี่ยวกับสหกรณ์">
        <MenuGroupItem href="#/show/1246">ประวัติสหกรณ์</MenuGroupItem>
        <MenuGroupItem href="#/show/1250">คณะกรรมการดำเนินการ</MenuGroupItem>
      </MenuGroup>
      <MenuItem current={current === 'news'} href="#/list/news">
        ข่าวประชาสัมพันธ์
      </MenuItem>
      <MenuGroup label="บริการเงินกู้">
        <MenuGroupItem href="#/list/services-loan">เงินกู้สามัญ</MenuGroupItem>
      </MenuGroup>
      <MenuGroup label="บริการเงินฝาก">
        <MenuGroupItem href="#/list/services-dep">เงินฝากออมทรัพย์</MenuGroupItem>
      </MenuGroup>
      <MenuGroup label="สวัสดิการ" />
      <MenuItem href="#/list/rules">ระเบียบข้อบังคับ</MenuItem>
      <MenuItem href="#/list/download" onClick={(event) => event.preventDefault()}>
        ดาวน์โหลด
      </MenuItem>
    </Menu>
  );
}

const FOOTER = (
  <Footer
    legal={
      <>
        <span>© 2564 สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด</span>
        <span>ผู้เข้าชมวันนี้ 214 · ทั้งหมด 1,038,522</span>
      </>
    }
  >
    <FooterIdentity
      coopName="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด"
      hours="เปิดทำการ จันทร์–ศุกร์ 8.30–15.30 น."
      map={
        <FooterLink icon={<MapPin aria-hidden />} href="#/map">
          ดูแผนที่
        </FooterLink>
      }
    >
      99 ถนนตัวอย่าง แขวงตัวอย่าง เขตตัวอย่าง กรุงเทพมหานคร 10000
    </FooterIdentity>
    <FooterSection title="เกี่ยวกับเรา">
      <FooterLink href="#/show/1246">ประวัติสหกรณ์</FooterLink>
      <FooterLink href="#/show/1250">คณะกรรมการดำเนินการ</FooterLink>
      <FooterLink href="#/show/1280">นโยบายข้อมูลส่วนบุคคล</FooterLink>
    </FooterSection>
    <FooterSection title="ติดต่อ">
      <FooterLink icon={<Phone aria-hidden />} href="tel:020000001">
        02 000 0001
      </FooterLink>
      <FooterLink icon={<Mail aria-hidden />} href="mailto:info@example.com">
        info@example.com
      </FooterLink>
    </FooterSection>
    <FooterSection title="ช่องทางอื่น">
      <FooterLink icon={<MessageCircle aria-hidden />} href="#/line">
        ไลน์
      </FooterLink>
      <FooterLink icon={<ThumbsUp aria-hidden />} href="#/facebook">
        เฟซบุ๊ก
      </FooterLink>
      <FooterLink icon={<Download aria-hidden />} href="#/app">
        แอปสำหรับโทรศัพท์
      </FooterLink>
    </FooterSection>
  </Footer>
);

const ALBUMS = (
  <ContentCards>
    <ContentCard
      picture={<WovenPicture pattern="steps" icon={<UsersRound aria-hidden />} />}
      link={<a href="#/show/1401">สัมมนาสมาชิกใหม่ รุ่นที่&nbsp;42</a>}
      meta={<ThaiDate value="2026-11-08" style="short" />}
    />
    <ContentCard
      picture={<WovenPicture pattern="twill" icon={<TreePine aria-hidden />} />}
      link={<a href="#/show/1402">ปลูกป่าชายเลนร่วมกับชุมชน</a>}
      meta={<ThaiDate value="2026-10-25" style="short" />}
    />
    <ContentCard
      picture={<WovenPicture pattern="diamond" icon={<HandHeart aria-hidden />} />}
      link={<a href="#/show/1403">มอบทุนการศึกษา ภาคเรียนที่&nbsp;2</a>}
      meta={<ThaiDate value="2026-10-14" style="short" />}
    />
    <ContentCard
      picture={<WovenPicture pattern="herringbone" icon={<Bike aria-hidden />} />}
      link={<a href="#/show/1404">เดินวิ่งการกุศล ครบรอบ 45&nbsp;ปี</a>}
      meta={<ThaiDate value="2026-09-28" style="short" />}
    />
  </ContentCards>
);

function PublicHome() {
  const [story, setStory] = useState(1);
  return (
    <div className="grid gap-8 @panel:gap-12">
      <Banner
        level={1}
        title={'ประชุมใหญ่สามัญประจำปี\u00a02569 และจ่ายปันผลเฉลี่ยคืน'}
        picture={<KhitPanel />}
        badge={<StatusBadge icon={<Megaphone aria-hidden />}>ประกาศ</StatusBadge>}
        action={
          <Button asChild>
            <a href="#/show/1300">อ่านประกาศ</a>
          </Button>
        }
        steps={<BannerSteps story={story} total={4} onStoryChange={setStory} />}
      >
        วันเสาร์ที่ 16&nbsp;มกราคม&nbsp;2570 เวลา 9.00&nbsp;น. ณ หอประชุมสำนักงานใหญ่ สมาชิกลงทะเบียนได้ตั้งแต่
        7.30&nbsp;น.
      </Banner>
      <div className="grid gap-8 @wide:grid-cols-12 @wide:gap-10">
        <InfoSection
          className="@wide:col-span-7"
          title="ข่าวประชาสัมพันธ์"
          link={<a href="#/list/news">ดูข่าวทั้งหมด</a>}
        >
          <TopicList>
            <TopicListItem
              picture={<WovenPicture shape="thumb" pattern="herringbone" icon={<Newspaper aria-hidden />} />}
              link={<a href="#/show/1301">เปิดรับคำขอกู้สามัญโครงการพิเศษ ดอกเบี้ยร้อยละ&nbsp;5.25&nbsp;ต่อปี</a>}
              meta={<ThaiDate value="2026-11-18" />}
            >
              ยื่นคำขอได้ตั้งแต่ 1 ถึง 30&nbsp;ธันวาคม&nbsp;2569 ที่สำนักงานใหญ่และสาขา
            </TopicListItem>
            <TopicListItem
              picture={<WovenPicture shape="thumb" pattern="kaew" icon={<GraduationCap aria-hidden />} />}
              link={<a href="#/show/1302">ประกาศรายชื่อผู้ได้รับทุนการศึกษาบุตรสมาชิก ประจำปี&nbsp;2569</a>}
              meta={<ThaiDate value="2026-11-12" />}
            >
              ผู้ได้รับทุน 120 ราย รับเงินเข้าบัญชีวันที่ 30&nbsp;พฤศจิกายน
            </TopicListItem>
            <TopicListItem
              picture={<WovenPicture shape="thumb" pattern="basket" icon={<FileText aria-hidden />} />}
              link={<a href="#/show/1303">แก้ไขระเบียบว่าด้วยเงินฝากออมทรัพย์พิเศษ (ฉบับที่&nbsp;3)</a>}
              meta={<ThaiDate value="2026-11-05" />}
            >
              มีผลบังคับใช้ตั้งแต่ 1&nbsp;มกราคม&nbsp;2570
            </TopicListItem>
          </TopicList>
        </InfoSection>
        <InfoSection className="@wide:col-span-5" title="กระดานถามตอบ" link={<a href="#/board">ไปที่กระดาน</a>}>
          <TopicList>
            <TopicListItem
              link={<a href="#/boardShow/77">เปลี่ยนผู้รับโอนประโยชน์ต้องใช้เอกสารอะไรบ้าง</a>}
              aside="ตอบ 2"
            />
            <TopicListItem link={<a href="#/boardShow/76">โอนเงินฝากเข้าบัญชีธนาคารใช้เวลากี่วัน</a>} aside="ตอบ 1" />
            <TopicListItem
              link={<a href="#/boardShow/75">ขอหนังสือรับรองดอกเบี้ยเงินกู้เพื่อลดหย่อนภาษี</a>}
              aside="ตอบ 4"
            />
          </TopicList>
        </InfoSection>
      </div>
      <InfoSection title="ภาพกิจกรรม" link={<a href="#/list/activity">ดูภาพทั้งหมด</a>}>
        {ALBUMS}
      </InfoSection>
    </div>
  );
}

function NewsArticle() {
  return (
    <>
      <Breadcrumb className="mb-1">
        <BreadcrumbItem href="#/home">หน้าแรก</BreadcrumbItem>
        <BreadcrumbItem href="#/list/news">ข่าวประชาสัมพันธ์</BreadcrumbItem>
        <BreadcrumbItem current>เปิดรับคำขอกู้สามัญโครงการพิเศษ</BreadcrumbItem>
      </Breadcrumb>
      <div className="grid gap-8 @wide:grid-cols-12 @wide:gap-16">
        <article className="min-w-0 @wide:col-span-8">
          <h1 className="text-2xl @panel:text-3xl">
            <span className="inline-block">เปิดรับคำขอกู้สามัญโครงการพิเศษ</span>{' '}
            <span className="inline-block">ดอกเบี้ยร้อยละ&nbsp;5.25&nbsp;ต่อปี</span>
          </h1>
          <p className="mt-2 mb-6 flex flex-wrap gap-x-6 text-text-muted *:min-w-0">
            <ThaiDate value="2026-11-18" />
            <span>ฝ่ายสินเชื่อ</span>
            <span>อ่านแล้ว 1,284 ครั้ง</span>
          </p>
          <WovenPicture shape="strip" pattern="herringbone" />
          <div className="mt-6 max-w-prose text-md leading-prose @panel:text-lg @panel:leading-prose">
            <p>
              คณะกรรมการดำเนินการมีมติเปิดโครงการเงินกู้สามัญพิเศษเพื่อช่วยลดภาระดอกเบี้ยของสมาชิก วงเงินรวมทั้งโครงการ
              50&nbsp;ล้านบาท เปิดรับคำขอตั้งแต่วันที่ 1 ถึง 30&nbsp;ธันวาคม&nbsp;2569 หรือจนกว่าวงเงินจะเต็ม
            </p>
            <h2 className="mt-8 mb-3 text-xl">เอกสารแนบ</h2>
          </div>
          <div className="grid gap-3">
            <Attachment
              title="แบบคำขอกู้สามัญพิเศษ"
              fileName="form.pdf"
              bytes={245_760}
              pages={2}
              renderLink={(words) => <a href="#/mediafiles/form.pdf">{words}</a>}
            />
            <Attachment
              title="ประกาศโครงการฉบับเต็ม"
              fileName="announcement.pdf"
              bytes={1_153_434}
              pages={6}
              renderLink={(words) => <a href="#/mediafiles/announcement.pdf">{words}</a>}
            />
          </div>
        </article>
        <aside className="grid min-w-0 content-start gap-8 @wide:col-span-4">
          <InfoSection title="ข่าวล่าสุด">
            <TopicList>
              <TopicListItem
                link={<a href="#/show/1302">ประกาศรายชื่อผู้ได้รับทุนการศึกษาบุตรสมาชิก ประจำปี&nbsp;2569</a>}
                meta={<ThaiDate value="2026-11-12" style="short" />}
              />
              <TopicListItem
                link={<a href="#/show/1304">แจ้งวันหยุดทำการเดือนธันวาคม&nbsp;2569</a>}
                meta={<ThaiDate value="2026-11-01" style="short" />}
              />
            </TopicList>
          </InfoSection>
          <Panel>
            <PanelBody>
              <h2 className="text-xl">สอบถามเพิ่มเติม</h2>
              <p>ฝ่ายสินเชื่อ</p>
              <p className="font-semibold">02 000 0002</p>
            </PanelBody>
          </Panel>
        </aside>
      </div>
    </>
  );
}

const meta = {
  title: 'โครงหน้า/InfoLayout',
  component: InfoLayout,
  subcomponents: { InfoMenuButton, InfoSection },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  argTypes: {
    ref: { table: { disable: true } },
    notice: { control: false },
    header: { control: false },
    menu: { control: false },
    menuFoot: { control: false },
    footer: { control: false },
    children: { control: false },
  },
  args: {
    notice: NOTICE,
    header: HEADER,
    menu: <DemoMenu current="home" />,
    menuFoot: <DemoSettings />,
    footer: FOOTER,
    onMenuOpenChange: fn<(menuOpen: boolean) => void>(),
    children: <PublicHome />,
  },
} satisfies Meta<typeof InfoLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

function pageFits(canvasElement: HTMLElement): boolean {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  return scrollWidth <= clientWidth;
}

/** The first page as visitors see it at a desk. */
export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'เมนู' })).toBeNull();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'ข้ามไปเนื้อหา' })).toHaveFocus();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

/** The public pages are grey. */
export const Grayscale: Story = { globals: { viewport: { value: 'w1440' }, grayscale: 'on' } };

export const At1024: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'เมนู' })).toBeVisible();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const Telephone: Story = {
  globals: { viewport: { value: 'w360' }, grayscale: 'on' },
  play: async ({ canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const LargeTextOnATelephone: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

/** At 200 % a wide screen turns to the layout of a tablet by itself. */
export const LargeTextAtADesk: Story = {
  globals: { viewport: { value: 'w1440' }, textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'เมนู' })).toBeVisible();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const Article: Story = {
  globals: { viewport: { value: 'w1440' }, grayscale: 'on' },
  args: { menu: <DemoMenu current="news" />, children: <NewsArticle /> },
};

export const ArticleOnATelephone: Story = {
  globals: { viewport: { value: 'w360' }, grayscale: 'on' },
  args: { menu: <DemoMenu current="news" />, children: <NewsArticle /> },
  play: async ({ canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

/** What fades in is looked at once it stands. */
async function menuStands(): Promise<HTMLElement> {
  const menu = await screen.findByRole('dialog', { name: 'เมนู' });
  await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
  return menu;
}

export const MenuOpen: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { defaultMenuOpen: true },
  play: async ({ userEvent }) => {
    const menu = within(await menuStands());
    await userEvent.click(menu.getByRole('button', { name: 'เกี่ยวกับสหกรณ์' }));
    await expect(menu.getByRole('link', { name: 'ประวัติสหกรณ์' })).toBeVisible();
  },
};

/** Opened, walked through and closed by keyboard; an entry leads on to the content. */
export const MenuByKeyboard: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'เมนู' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await menuStands();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const menu = within(await menuStands());
    menu.getByRole('link', { name: 'ดาวน์โหลด' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** Before menu and foot have come: nothing jumps in their place. */
export const Loading: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: {
    notice: undefined,
    footer: undefined,
    menu: (
      <Menu>
        <MenuItem current href="#/home">
          หน้าแรก
        </MenuItem>
      </Menu>
    ),
    children: <SkeletonPanel lines={8} />,
  },
};

export const Failed: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { notice: undefined, footer: undefined, children: <ErrorState onRetry={fn()} /> },
};

export const Dark: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'dark' } };

export const HighContrast: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'contrast' } };

export const HighContrastDark: Story = {
  globals: { viewport: { value: 'w360' }, appearance: 'contrast-dark' },
};
