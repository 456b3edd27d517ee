import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** What stands there once the part has failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps what is around it where a part fails, or its code cannot be had: a browser may remember a failed script until the page is loaded anew. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
