import { WovenPicture, type WovenPictureProps } from '@sahakorn/ui/content-card';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { getCategoryFace } from './category-appearance.tsx';
import { mediaAddress } from '../../lib/media-address.ts';
import { dimmed, SizedPicture } from './sized-picture.tsx';
import { useCheckPictureQuery } from './topic-endpoints.ts';
import type { Topic } from './topic-from-wire.ts';

type TopicImageProps = {
  topic: Pick<Topic, 'category' | 'image' | 'picture' | 'defaultImage'>;
  shape: NonNullable<WovenPictureProps['shape']>;
  /** The browser's `sizes`. */
  sizes: string;
  className?: string;
};

/**
 * The picture of a page: its own while a HEAD request finds one, else that of its category (specification section 7).
 * Beside a title it is decoration, which says what the page is about; over an article (`strip`) it has its words.
 */
export function TopicImage({ topic, shape, sizes, className }: TopicImageProps) {
  const { data: accepted } = useCheckPictureQuery(topic.image ?? skipToken);
  const [broken, setBroken] = useState(false);
  const shown = topic.picture !== null && accepted !== false && !broken;
  if (!shown || !topic.picture) return <DefaultPicture topic={topic} shape={shape} className={className} />;
  return (
    <SizedPicture
      picture={topic.picture}
      sizes={sizes}
      className={className}
      {...(shape === 'strip' ? { fetchPriority: 'high' } : { alt: '', loading: 'lazy', decoding: 'async' })}
      onError={() => setBroken(true)}
    />
  );
}

type DefaultPictureProps = Pick<TopicImageProps, 'topic' | 'shape'> & { className: string | undefined };

function DefaultPicture({ topic: { category, defaultImage }, shape, className }: DefaultPictureProps) {
  const face = getCategoryFace(category);
  if (!face)
    return <img src={mediaAddress(defaultImage)} alt="" loading="lazy" className={dimmed(className)} />;
  const { pattern, Icon } = face;
  const icon = shape === 'strip' ? undefined : <Icon aria-hidden />;
  return <WovenPicture pattern={pattern} shape={shape} icon={icon} className={className} />;
}
