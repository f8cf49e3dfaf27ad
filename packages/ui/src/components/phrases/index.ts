export { Phrases } from '../../internal/phrases.tsx';
