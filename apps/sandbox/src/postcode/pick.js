// Hands the clicked address to the page around the frame.
document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-address]');
  if (!button) return;
  const address = JSON.parse(button.dataset.address);
  window.parent.postMessage({ ...address, address: address.roadAddress, autoRoadAddress: '' }, '*');
});
