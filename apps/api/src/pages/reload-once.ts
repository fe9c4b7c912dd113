/**
 * Runs in the head of every page. When the page's own code or styles fail to load, as when its release has just been replaced, it reloads the
 * page: once a minute, to prevent a loop. The second time it says so, because nothing else on the page can. Failures after the page has loaded
 * are the page's own to handle.
 */
export const reloadOnce = [
  "addEventListener('error',({target:t})=>{",
  "let r=document.getElementById('root');",
  'if(!/\\/assets\\/[^/]+\\.(js|css)$/.test(t.src||t.href)||r&&r.firstChild)return;',
  'if(Date.now()-(sessionStorage.reloadedAt||0)>6e4){sessionStorage.reloadedAt=Date.now();location.reload()}',
  "else if(t.src&&document.body)document.body.textContent='화면을 불러오지 못했어요. 잠시 뒤에 새로 고침해 주세요.'",
  '},true)',
].join('');

export const withReload = (html: string): string => html.replace('<head>', `<head><script>${reloadOnce}</script>`);
