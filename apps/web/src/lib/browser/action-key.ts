/** The keyboard shortcut that a message with an action names: it focuses the action. */
export function listenForActionKey(): void {
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'F6') return;
    const action = document.querySelector<HTMLElement>('body > [role="status"] :is(a, button)');
    if (!action) return;
    event.preventDefault();
    action.focus();
  });
}
