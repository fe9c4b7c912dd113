type Shared = { readonly title: string; readonly url: string; readonly text?: string };
type Toast = (toast: { message: string; tone?: 'err' } | string) => void;

/** Opens the phone's own share sheet; without one, as on most desktops, copies the address. */
export async function share(shared: Shared, toast: Toast): Promise<void> {
  if (await openSheet(shared)) return;
  try {
    await navigator.clipboard.writeText(shared.url);
    toast('주소를 복사했어요.');
  } catch {
    toast({ message: '주소를 복사하지 못했어요. 보이는 주소를 직접 복사해 주세요.', tone: 'err' });
  }
}

/** Whether the sheet was available; closing it without sharing is no failure. */
async function openSheet(shared: Shared): Promise<boolean> {
  if (!navigator.canShare?.(shared)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
