export { WholeWords } from '../../internal/whole-words.tsx';
