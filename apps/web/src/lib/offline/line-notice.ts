import styles from './line-notice.module.css';

const text = '인터넷 연결이 끊겼어요. 마지막으로 본 내용이 보여요.';
let region: HTMLElement | undefined;

/** The region exists first, so that its text is announced when it appears. */
export function showLineNotice(): void {
  region ??= document.body.appendChild(document.createElement('div'));
  region.role = 'status';
  const bar = Object.assign(document.createElement('p'), { className: styles.bar, textContent: text });
  region.replaceChildren(bar);
}

export const hideLineNotice = (): void => region?.replaceChildren();
