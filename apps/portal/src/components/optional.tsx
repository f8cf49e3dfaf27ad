import { Component, type ReactNode, Suspense } from 'react';

/** Shows a part that the screen does without: nothing while its code is on its way, and nothing where it cannot be fetched. */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
