import { WovenPicture, type WovenPictureProps } from '@sahakorn/ui/content-card';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { getCategoryAppearance } from './category-appearance.tsx';
import { getMediaUrl } from '../../lib/media-url.ts';
import { getPictureClass, SizedPicture } from './sized-picture.tsx';
import { useCheckPictureQuery } from './topic-endpoints.ts';
import type { Topic, TopicPicture } from './topic.ts';
import { useNearView } from './use-near-view.ts';

type TopicImageProps = {
  topic: Pick<Topic, 'category' | 'image' | 'picture' | 'default_image'>;
  shape: NonNullable<WovenPictureProps['shape']>;
  sizes: string;
  className?: string;
};

/** A back end may send only the file name of a picture. */
const UNSIZED: Omit<TopicPicture, 'file'> = { alt: null, width: null, height: null, sources: [] };

/** The topic's picture if a HEAD request finds it, else that of its category (specification section 7). */
export function TopicImage({ topic, shape, sizes, className }: TopicImageProps) {
  // Checks only near the viewport: checking all pictures at once would slow hydration on phones.
  const [ref, near] = useNearView();
  const sized = topic.picture?.file ? topic.picture : null;
  const { data: accepted } = useCheckPictureQuery(((near || !sized) && topic.image) || skipToken);
  const [broken, setBroken] = useState(false);
  const picture = sized ?? (accepted === true ? { ...UNSIZED, file: topic.image } : null);
  if (!picture || accepted === false || broken)
    return <DefaultPicture topic={topic} shape={shape} className={className} />;
  return (
    <SizedPicture
      ref={ref}
      picture={picture}
      sizes={sizes}
      className={className}
      {...(shape === 'strip' ? { fetchPriority: 'high' } : { alt: '', loading: 'lazy', decoding: 'async' })}
      onError={() => setBroken(true)}
    />
  );
}

type DefaultPictureProps = Pick<TopicImageProps, 'topic' | 'shape'> & { className: string | undefined };

function DefaultPicture({ topic: { category, default_image }, shape, className }: DefaultPictureProps) {
  const face = getCategoryAppearance(category);
  if (!face && default_image)
    return (
      <img src={getMediaUrl(default_image)} alt="" loading="lazy" className={getPictureClass(className)} />
    );
  if (!face) return <WovenPicture pattern="twill" shape={shape} className={className} />;
  const { pattern, Icon } = face;
  const icon = shape === 'strip' ? undefined : <Icon aria-hidden />;
  return <WovenPicture pattern={pattern} shape={shape} icon={icon} className={className} />;
}
