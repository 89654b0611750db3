import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';

interface CrashBoundaryProps {
  /** The path: a visitor who leaves a broken page for another one sees that one. */
  address: string;
  children: ReactNode;
}

interface CrashState {
  error: unknown;
  address: string;
}

/** Shows the crash page in place of a page that threw. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { error: null, address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<CrashState> {
    return { error: error ?? new Error('Something empty was thrown') };
  }

  static getDerivedStateFromProps({ address }: CrashBoundaryProps, state: CrashState): Partial<CrashState> | null {
    return address === state.address ? null : { error: null, address };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <CrashPage error={this.state.error} />;
  }
}
