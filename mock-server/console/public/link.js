// `npm run dev` and `npm start` add this link to the app's page. No build contains it.
const link = document.createElement('a');
link.href = '/__mock';
link.target = '_blank';
link.textContent = 'mock';
link.setAttribute('aria-label', 'Mock console');
link.id = 'mock-console-link';
// Set by script, because the page's policy forbids foreign style sheets. Fixed, so that nothing on the page moves.
Object.assign(link.style, {
  position: 'fixed',
  left: '0',
  top: '50%',
  zIndex: '1900',
  // Not wider than the margin of the narrowest phone (24 of 750 design px at 320), so that it covers no text.
  padding: '8px 0',
  writingMode: 'vertical-rl',
  font: '600 9px/1 system-ui, sans-serif',
  letterSpacing: '0.06em',
  color: '#fbf4fc',
  background: 'rgb(45 27 58 / 0.92)',
  border: '1px solid #7d648e',
  borderLeft: '0',
  borderRadius: '0 6px 6px 0',
  textDecoration: 'none',
});
document.body.append(link);
