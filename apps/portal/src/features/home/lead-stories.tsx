import { formatText } from '@sahakorn/thai/text';
import { Banner, BannerSteps, KhitPanel } from '@sahakorn/ui/banner';
import { Button } from '@sahakorn/ui/button';
import { Phrases } from '@sahakorn/ui/phrases';
import { StatusBadge } from '@sahakorn/ui/status-badge';
import { ArrowRight, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { ShortText } from '../../components/short-text.tsx';
import { SiteLink } from '../../domain/site/site-link.tsx';
import { SizedPicture } from '../../domain/topic/sized-picture.tsx';
import type { Slide } from './home-endpoints.ts';

export function LeadStories({ slides }: { slides: readonly Slide[] }) {
  const [chosen, setStory] = useState(1);
  const story = Math.min(chosen, slides.length);
  const slide = slides[story - 1];
  if (!slide) return null;
  const { excerpt, label, url, picture } = slide;
  return (
    <Banner
      className="-mx-gutter -mt-4 rounded-none @panel:mx-0 @panel:mt-0 @panel:rounded-lg"
      title={<ShortText Words={Phrases}>{slide.title}</ShortText>}
      picture={
        picture?.file ? (
          <SizedPicture
            key={picture.file}
            picture={picture}
            sizes="(min-width: 75rem) 47rem, (min-width: 40rem) 50vw, 100vw"
            fetchPriority={story === 1 ? 'high' : 'auto'}
          />
        ) : (
          <KhitPanel />
        )
      }
      badge={label && <StatusBadge icon={<Megaphone aria-hidden />}>{label}</StatusBadge>}
      action={
        url && (
          <Button variant="primary" asChild>
            <SiteLink url={url}>
              อ่านต่อ
              <span className="sr-only"> {formatText(slide.title)}</span>
              <ArrowRight aria-hidden />
            </SiteLink>
          </Button>
        )
      }
      steps={<BannerSteps story={story} total={slides.length} onStoryChange={setStory} />}
    >
      <ShortText>{excerpt}</ShortText>
    </Banner>
  );
}
