export const htmlStyle = `
:root{color-scheme:light dark;--ground:light-dark(#fbf8f6,#17101a);--raised:light-dark(#fff,#221827);--ink:light-dark(#26181f,#f4ecf0);
--soft:light-dark(#6d5a64,#b5a3ae);--line:light-dark(#e8dfe3,#3a2b40);--crimson:light-dark(#b3123f,#ff6b8b);--good:light-dark(#1a7a4c,#5fd39a);
--warn:light-dark(#8a5a00,#eec05a);--code:light-dark(#f4eef1,#2c2032)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main{max-width:68rem;margin:0 auto;padding:1.5rem}
header{padding-top:3rem}
.brand{margin:0;color:var(--soft);font-weight:600;letter-spacing:.04em}
h1{margin:.2rem 0 1.2rem;font-size:clamp(1.8rem,5vw,2.8rem);line-height:1.1;letter-spacing:-.02em}
h1.clean{color:var(--good)}h1.dirty{color:var(--crimson)}
h2{margin:2.5rem 0 1rem;font-size:1.3rem}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:.6rem 1.5rem;margin:0}
dt{color:var(--soft);font-size:.85rem}dd{margin:0;overflow-wrap:anywhere}
.bar{display:grid;grid-template-columns:10rem 1fr 6rem 4rem;gap:1rem;align-items:center;padding:.35rem 0}
.bar b{text-align:right;font-variant-numeric:tabular-nums}.bar i{color:var(--soft);font-style:normal;font-weight:400}
.bar em{color:var(--soft);font-style:normal;text-align:right;font-variant-numeric:tabular-nums}
meter{width:100%;height:.7rem;border:0;border-radius:1rem;background:var(--line);overflow:hidden}
meter::-webkit-meter-bar{background:var(--line);border:0;border-radius:1rem;height:.7rem}
meter::-webkit-meter-optimum-value{background:var(--good);border-radius:1rem}meter::-moz-meter-bar{background:var(--good)}
.note{padding:.8rem 1rem;border-radius:.8rem;background:var(--raised);color:var(--warn);border:1px solid var(--line)}
.finding{margin:0 0 1rem;padding:1rem 1.2rem;border:1px solid var(--line);border-radius:1rem;background:var(--raised);scroll-margin-top:1rem}
.finding h3{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;margin:0;font-size:1.05rem}
.finding p{margin:.5rem 0;overflow-wrap:anywhere}
.number{display:inline-grid;place-items:center;min-width:1.8rem;height:1.8rem;padding:0 .4rem;border-radius:1rem;background:var(--crimson);color:var(--ground);font-size:.9rem}
.tag,.chip{display:inline-block;padding:.05rem .55rem;border-radius:1rem;background:var(--code);color:var(--soft);font-size:.8rem;font-weight:500}
.chip{margin-right:.3rem;font-variant-numeric:tabular-nums}.chip.odd{color:var(--crimson);outline:1px solid currentColor}
.rule{color:var(--soft);font-size:.9rem}
code,pre{font:.88em/1.5 ui-monospace,monospace}
code{overflow-wrap:anywhere}
pre{margin:.3rem 0;padding:.8rem 1rem;border-radius:.7rem;background:var(--code);overflow:auto;max-height:24rem;white-space:pre-wrap;overflow-wrap:anywhere}
pre:empty{display:none}
summary{cursor:pointer;color:var(--soft);padding:.3rem 0}
summary:focus-visible,a:focus-visible{outline:2px solid var(--crimson);outline-offset:2px;border-radius:.3rem}
.wire{font-size:.9rem}.wire span{color:var(--soft)}.status{color:var(--crimson)}
a{color:var(--crimson)}
.table{overflow-x:auto;border:1px solid var(--line);border-radius:1rem;background:var(--raised)}
table{width:100%;border-collapse:collapse;font-size:.92rem}
th,td{padding:.5rem 1rem;text-align:left;border-top:1px solid var(--line);vertical-align:top}
thead th{border-top:0;color:var(--soft);font-size:.8rem;font-weight:600}
tbody th{font-weight:500;white-space:nowrap}
.num{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.good td:nth-child(2){color:var(--good)}.meh td:nth-child(2){color:var(--warn)}.left td:nth-child(2){color:var(--soft)}
@media (max-width:40rem){.bar{grid-template-columns:1fr auto}.bar meter{grid-column:1/-1;grid-row:2}.bar em{display:none}}
@media print{.finding,.table{break-inside:avoid}}
`;
