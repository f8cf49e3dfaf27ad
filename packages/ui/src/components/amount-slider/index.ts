export { AmountSlider, type AmountSliderProps, type AmountSliderWords } from './amount-slider.tsx';
