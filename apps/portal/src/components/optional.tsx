import { Component, type ReactNode, Suspense } from 'react';

/** An optional part of a screen: renders nothing while its code loads, or if loading fails. */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
