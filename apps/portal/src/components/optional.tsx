import { Component, type ReactNode, Suspense } from 'react';

/** A part that the screen can do without: shows nothing while its code loads, or if that fails. */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
