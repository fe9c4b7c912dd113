import { type KeyboardEvent, useId } from 'react';
import { cx } from './cx.ts';
import { moveFocus } from './move-focus.ts';
import { type Renderable, renderAs } from './render-as.ts';
import styles from './tabs.module.css';

export type TabItem = {
  value: string;
  label: string;
  count?: number;
  /** The link of this tab; used by `TabLinks`. */
  render?: Renderable;
};

type Look = { label: string; items: readonly TabItem[]; value: string; isFilled?: boolean; className?: string };

const look = ({ isFilled, className }: Look) => cx(styles.tabs, isFilled && styles.filled, className);
const tabClass = (isOn: boolean) => cx(styles.tab, isOn && styles.on);

function Content({ label, count }: TabItem) {
  return (
    <>
      {label}
      {count !== undefined && <sup>{count}</sup>}
    </>
  );
}

type TabLinksProps = Look & {
  /** The destination of the chosen link: another page, or a place further down on this one. */
  current?: 'page' | 'location';
};

/** Tabs that each lead to an address: a navigation, not a tab list. */
export function TabLinks({ current = 'page', ...props }: TabLinksProps) {
  return (
    <nav className={look(props)} aria-label={props.label}>
      {props.items.map((item) => {
        const isOn = item.value === props.value;
        const attributes = { key: item.value, className: tabClass(isOn), 'aria-current': isOn ? current : undefined };
        return item.render && renderAs(item.render, attributes, <Content {...item} />);
      })}
    </nav>
  );
}

type TabsProps = Look & {
  onChange: (value: string) => void;
  /** The panel's id; give the panel `role="tabpanel"`, `tabIndex={0}` and `aria-label`. */
  panelId?: string;
};

/** Tabs that change a panel of the same page. */
export function Tabs(props: TabsProps) {
  const id = useId();
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => moveFocus(event, '[role="tab"]');
  return (
    <div className={look(props)} role="tablist" aria-label={props.label} onKeyDown={handleKey}>
      {props.items.map((item) => {
        const isOn = item.value === props.value;
        return (
          <button
            key={item.value}
            id={`${id}-${item.value}`}
            type="button"
            role="tab"
            className={tabClass(isOn)}
            aria-selected={isOn}
            aria-controls={props.panelId}
            tabIndex={isOn ? 0 : -1}
            onClick={() => props.onChange(item.value)}
          >
            <Content {...item} />
          </button>
        );
      })}
    </div>
  );
}
