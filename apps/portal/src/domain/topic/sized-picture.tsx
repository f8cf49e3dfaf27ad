import type { ComponentProps } from 'react';
import { getMediaUrl } from '../../lib/media-url.ts';
import type { TopicPicture } from './topic.ts';

type SizedPictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> & {
  picture: TopicPicture;
  /** The `sizes` attribute. Default: full window width. */
  sizes?: string;
  /** Replaces the picture's own `alt`; empty beside a title that says the same. */
  alt?: string;
};

export function SizedPicture({ picture, sizes = '100vw', alt, className, ...rest }: SizedPictureProps) {
  const { file, width, height, sources } = picture;
  const types = [...new Set(sources.flatMap(({ media_type }) => media_type ?? []))];
  if (file === null) return null;
  return (
    <picture className="contents">
      {types.map((type) => (
        <source key={type} className="hidden" type={type} sizes={sizes} srcSet={getSrcSet(sources, type)} />
      ))}
      <img
        src={getMediaUrl(file)}
        alt={alt ?? picture.alt ?? ''}
        width={width ?? undefined}
        height={height ?? undefined}
        className={getPictureClass(className)}
        {...rest}
      />
    </picture>
  );
}

/** Until a picture is loaded, its place has a quiet background. */
export function getPictureClass(className: string | undefined): string {
  return ['dim-in-dark bg-subtle', className].filter(Boolean).join(' ');
}

function getSrcSet(sources: TopicPicture['sources'], type: string): string {
  return sources
    .filter(({ media_type }) => media_type === type)
    .flatMap(({ file, width }) => (file && width ? `${getMediaUrl(file)} ${width}w` : []))
    .join(', ');
}
