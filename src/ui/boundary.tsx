import { Component, type ComponentType, type ContextType, createContext, type ReactNode } from 'react';
import { AppContext } from '../lib/app.ts';
import { reportProblem } from '../lib/report-problem.ts';

export interface FailedPartProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces a part that threw; the app provides its texts and a function that fetches fresh data. */
export const FailedPart = createContext<ComponentType<FailedPartProps>>(() => null);

interface BoundaryProps {
  children: ReactNode;
  isDecoration?: boolean;
  onCatch?: (error: unknown) => void;
}

interface State {
  thrown?: { error: unknown } | undefined;
}

/** When a part of a screen, popup or frame throws, everything around it stays (NET-11). */
export class Boundary extends Component<BoundaryProps, State> {
  static override readonly contextType = AppContext;
  declare context: ContextType<typeof AppContext>;
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (this.context) reportProblem(this.context, 'A part of the page threw.', error);
    this.props.onCatch?.(error);
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    if (this.props.isDecoration) return null;
    const onRetry = () => this.setState({ thrown: undefined });
    return (
      <FailedPart.Consumer>{(Shown) => <Shown error={thrown.error} onRetry={onRetry} />}</FailedPart.Consumer>
    );
  }
}
