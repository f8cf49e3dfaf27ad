export {
  Footer,
  FooterIdentity,
  type FooterIdentityProps,
  FooterLink,
  type FooterLinkProps,
  type FooterProps,
  FooterSection,
  type FooterSectionProps,
} from './footer.tsx';
