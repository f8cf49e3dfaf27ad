/** A `numeric` column: the driver reads and writes decimal strings, never floats. */
export type Decimal = string;
/** A `date` column, `YYYY-MM-DD`. */
export type IsoDate = string;
