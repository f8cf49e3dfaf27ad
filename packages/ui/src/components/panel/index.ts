export {
  Panel,
  PanelBody,
  type PanelBodyProps,
  PanelHead,
  type PanelHeadProps,
  PanelNote,
  type PanelNoteProps,
  type PanelProps,
} from './panel.tsx';
