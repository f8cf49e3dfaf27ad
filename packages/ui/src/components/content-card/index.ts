export { ContentCard, ContentCards, type ContentCardProps, type ContentCardsProps } from './content-card.tsx';
export { WovenPicture, type WovenPattern, type WovenPictureProps } from './woven-picture.tsx';
