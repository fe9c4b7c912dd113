import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Settings2 from 'lucide-react/icons/settings-2';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../button.tsx';
import { Popover } from '../overlay/popover.tsx';
import styles from './column-chooser.module.css';
import type { View } from './list-types.ts';
import type { OwnView } from './use-arrangement.ts';

type Props = {
  readonly views: readonly (View | OwnView)[];
  readonly start: View | undefined;
  readonly onStart: (view: View) => void;
  readonly onMove: (view: View, by: -1 | 1) => void;
  readonly onRemove: (view: OwnView) => void;
};

/** The order of the tabs, the initial one, and actions on saved ones. */
export function ViewChooser({ views, start, onStart, onMove, onRemove }: Props) {
  return (
    <Popover trigger={<IconButton size="sm" icon={Settings2} label="보기 정리" />} label="보기 정리" align="end">
      {() => (
        <div className={styles.chooser}>
          <ul>
            {views.map((view) => (
              <li key={view.id}>
                <b>{view.label}</b>
                {'saved' in view && <small>{view.saved.isTeam ? `팀 · ${view.saved.staffName}` : '나만'}</small>}
                <span>
                  <IconButton
                    size="sm"
                    icon={Star}
                    label={`${view.label} 처음 보기로`}
                    aria-pressed={view === start}
                    onClick={() => onStart(view)}
                  />
                  <IconButton
                    size="sm"
                    icon={ArrowUp}
                    label={`${view.label} 앞으로`}
                    onClick={() => onMove(view, -1)}
                  />
                  <IconButton size="sm" icon={ArrowDown} label={`${view.label} 뒤로`} onClick={() => onMove(view, 1)} />
                  {'saved' in view && view.saved.isOwn && (
                    <IconButton size="sm" icon={Trash2} label={`${view.label} 지우기`} onClick={() => onRemove(view)} />
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  );
}
