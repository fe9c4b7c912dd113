// Hands the address that is pressed to the page around the frame.
for (const button of document.querySelectorAll('[data-address]')) {
  button.addEventListener('click', () => {
    const address = JSON.parse(button.dataset.address);
    window.parent.postMessage({ ...address, address: address.roadAddress, autoRoadAddress: '' }, '*');
  });
}
