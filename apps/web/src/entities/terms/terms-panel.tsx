import type { TermCode } from '@mall/contracts/codes';
import { termLabel } from '@mall/domain/term-words';
import { Panel } from '../../components/panel/panel.tsx';
import { TermsView } from './terms-view.tsx';

type Props = {
  code: TermCode | undefined;
  onClose: () => void;
  /** The version to show first, instead of the one in force. */
  day?: string | undefined;
};

/** A text above the page, while one is chosen. */
export function TermsPanel({ code, onClose, day }: Props) {
  if (!code) return null;
  return (
    <Panel isOpen onClose={onClose} title={termLabel(code)}>
      <TermsView code={code} day={day} />
    </Panel>
  );
}
