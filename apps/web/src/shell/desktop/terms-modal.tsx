import type { TermCode } from '@mall/contracts/codes';
import { termLabel } from '@mall/domain/term-words';
import { Modal } from '@mall/ui/modal';
import { TermsView } from '../../entities/terms/terms-view.tsx';

type Props = { code: TermCode; onClose: () => void };

/** R2.22: the desktop's viewer of a term. */
export function TermsModal({ code, onClose }: Props) {
  return (
    <Modal isOpen onClose={onClose} title={termLabel(code)}>
      <TermsView code={code} />
    </Modal>
  );
}
