import { useEffect } from 'react';
import { useStored } from '../../lib/use-stored.ts';
import { Button } from '../button.tsx';
import { Checkbox } from '../form/controls.tsx';
import { Modal } from '../overlay/modal.tsx';
import { allowSingleKeys, type Binding, namedBindings } from './bindings.ts';
import { Kbd } from './kbd.tsx';
import styles from './key-help.module.css';

type Props = { isOpen: boolean; onClose: () => void };
const lastGroup = '이 화면';
const order = ['공통', '목록', '선택한 항목', '가기'];

/** Whether keys without ⌘ work; they can be switched off for speech input. */
export function useSingleKeys() {
  const [isOff, setOff] = useStored('no-single-keys', false);
  useEffect(() => allowSingleKeys(!isOff), [isOff]);
  return [isOff, setOff] as const;
}

/** All keys that work on the current screen, read from the bindings themselves. */
export function KeyHelp({ isOpen, onClose }: Props) {
  const [isOff, setOff] = useSingleKeys();
  if (!isOpen) return null;
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="xl"
      title="단축키"
      note="입력 중에는 작동하지 않아요"
      footer={
        <>
          <Checkbox className={styles.off} checked={isOff} onChange={(event) => setOff(event.target.checked)}>
            한 글자 단축키 끄기
          </Checkbox>
          <Button variant="primary" onClick={onClose}>
            닫기
          </Button>
        </>
      }
    >
      <div className={styles.groups}>
        {groupsOf(namedBindings()).map(([group, bindings]) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {bindings.map(({ keys, label }) => (
                <div key={`${keys} ${label}`}>
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={keys} isSplit />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

/** Bindings by their group in the help; of those for the same key only the latest works, and is shown. */
function groupsOf(bindings: readonly Binding[]): [string, Binding[]][] {
  const working = new Map(bindings.map((binding) => [binding.keys, binding]));
  const groups = Map.groupBy(working.values(), ({ group = lastGroup }) => group);
  const placeOf = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);
  return [...groups].sort(([one], [other]) => placeOf(one) - placeOf(other));
}
