const ENDS = { down: { x2: 0, y2: 1 }, right: { x2: 1, y2: 0 }, corner: { x2: 1, y2: 1 } };

interface LinearGradientProps {
  id: string;
  to: keyof typeof ENDS;
  /** Colours from start to end, at equal distances; one with an offset is written `#6b2a55 0.55`. */
  stops: readonly string[];
}

export function LinearGradient({ id, to, stops }: LinearGradientProps) {
  return (
    <linearGradient id={id} x1="0" y1="0" {...ENDS[to]}>
      {stops.map((stop, place) => {
        const [color, offset = place / (stops.length - 1)] = stop.split(' ');
        return <stop key={stop} offset={offset} stopColor={color} />;
      })}
    </linearGradient>
  );
}
