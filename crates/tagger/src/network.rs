//! The network: words with their neighbours, lines of words, lines with all lines, and back to the words.

use crate::math::{Linear, Norm, activate, add, exp, softmax};
use crate::weights::Lookup;
use crate::whole::{Pairs, Work, widest};
use crate::{Table, Weights, WeightsError};

/// What the network sees of a text. All numbers of words have a row for each word, those of lines a row for each line.
#[derive(Debug, Clone, Default)]
pub struct Input {
    /// The word by a hash.
    pub word: Vec<u16>,
    /// Its beginnings and ends by hashes.
    pub affixes: Vec<[u16; 7]>,
    /// What stands before it, by a hash.
    pub left: Vec<u16>,
    /// What stands after it, by a hash.
    pub right: Vec<u16>,
    /// Its shape, by a hash.
    pub shape: Vec<u16>,
    /// The tag that somebody else gave it, plus one; 0 when nobody did.
    pub shown_tag: Vec<u16>,
    /// The line it stands in; words of a line follow each other.
    pub line: Vec<u16>,
    /// Its numeric features.
    pub word_numbers: Table,
    /// The role that somebody else gave each line, plus one; 0 when nobody did.
    pub shown_role: Vec<u16>,
    /// Numeric features of each line.
    pub line_numbers: Table,
}

/// How likely the network holds each role and tag to be.
#[derive(Debug, Clone, Default)]
pub struct Scores {
    /// Probabilities of the roles of each line.
    pub roles: Table,
    /// Probabilities of the tags of each word.
    pub tags: Table,
}

/// Words mixed with their neighbours.
#[derive(Debug)]
struct Local {
    mix_norm: Norm,
    mix: Linear,
    norm: Norm,
    wide: Linear,
    out: Linear,
}

/// Lines mixed with their neighbours, and with all lines.
#[derive(Debug)]
struct Layer {
    mix_norm: Norm,
    mix: Linear,
    norm: Norm,
    asked: Linear,
    attention_out: Linear,
    out_norm: Norm,
    wide: Linear,
    out: Linear,
    /// For each head, how much a line counts by how far it is off.
    distance: Table,
}

/// One trained network.
#[derive(Debug)]
pub struct Network {
    word: Lookup,
    affix: Lookup,
    left: Lookup,
    right: Lookup,
    shape: Lookup,
    shown_tag: Lookup,
    shown_role: Lookup,
    input: Linear,
    input_norm: Norm,
    first: Vec<Local>,
    weigh: Linear,
    carry: Linear,
    of_line: Linear,
    line_norm: Norm,
    layers: Vec<Layer>,
    role_norm: Norm,
    role: Linear,
    back: Linear,
    back_norm: Norm,
    last: Vec<Local>,
    tag_norm: Norm,
    tag: Linear,
}

/// Words to either side that a word is mixed with.
const WORDS_AROUND: usize = 2;
/// Lines to either side that a line is mixed with.
const LINES_AROUND: usize = 1;
/// Places of distances to either side: each of the first eight, then ever more lines together.
const DISTANCES: i32 = 16;
/// Sums by which the words of a line are weighed.
const POOLS: usize = 4;

impl Network {
    /// The `copy`-th network of a file of weights.
    pub fn read(weights: &Weights, copy: usize) -> Result<Self, WeightsError> {
        let name = |part: &str| format!("{copy}.{part}");
        let (lookup, linear, norm) = (
            |part: &str| weights.lookup(&name(part)),
            |part: &str| weights.linear(&name(part)),
            |part: &str| weights.norm(&name(part)),
        );
        let local = |part: &str| -> Result<Local, WeightsError> {
            Ok(Local {
                mix_norm: norm(&format!("{part}.m"))?,
                mix: linear(&format!("{part}.m"))?,
                norm: norm(&format!("{part}.f"))?,
                wide: linear(&format!("{part}.f"))?,
                out: linear(&format!("{part}.o"))?,
            })
        };
        let layer = |part: &str| -> Result<Layer, WeightsError> {
            Ok(Layer {
                mix_norm: norm(&format!("{part}.m"))?,
                mix: linear(&format!("{part}.m"))?,
                norm: norm(&format!("{part}.a"))?,
                asked: linear(&format!("{part}.qkv"))?,
                attention_out: linear(&format!("{part}.o"))?,
                out_norm: norm(&format!("{part}.f"))?,
                wide: linear(&format!("{part}.f"))?,
                out: linear(&format!("{part}.g"))?,
                distance: weights.table(&name(&format!("{part}.rel")))?,
            })
        };
        Ok(Self {
            word: lookup("E.word")?,
            affix: lookup("E.affix")?,
            left: lookup("E.left")?,
            right: lookup("E.right")?,
            shape: lookup("E.shape")?,
            shown_tag: lookup("E.tag")?,
            shown_role: lookup("E.role")?,
            input: linear("in")?,
            input_norm: norm("in")?,
            first: vec![local("a0")?],
            weigh: linear("pool.s")?,
            carry: linear("pool.v")?,
            of_line: linear("line")?,
            line_norm: norm("line")?,
            layers: vec![layer("l0")?, layer("l1")?, layer("l2")?],
            role_norm: norm("role")?,
            role: linear("role")?,
            back: linear("back")?,
            back_norm: norm("back")?,
            last: vec![local("c0")?, local("c1")?],
            tag_norm: norm("tag")?,
            tag: linear("tag")?,
        })
    }

    /// What the network makes of a text.
    pub fn scores(&self, input: &Input) -> Scores {
        let mut words = self.input_norm.apply(&self.input.apply(&self.embedded(input)));
        self.first.iter().for_each(|local| local.apply(&mut words));
        let mut lines = self.line_norm.apply(&self.lines(input, &words));
        self.layers.iter().for_each(|layer| layer.apply(&mut lines));
        let lines = self.role_norm.apply(&lines);
        let mut roles = self.role.apply(&lines);
        softmax_rows(&mut roles);
        add(&mut words, &self.line_context(input, &lines, &roles));
        let mut words = self.back_norm.apply(&words);
        self.last.iter().for_each(|local| local.apply(&mut words));
        let mut tags = self.tag.apply(&self.tag_norm.apply(&words));
        softmax_rows(&mut tags);
        Scores { roles, tags }
    }

    /// What is known of each word by itself.
    fn embedded(&self, input: &Input) -> Table {
        let marks: [(&Lookup, &[u16]); 4] = [
            (&self.left, &input.left),
            (&self.right, &input.right),
            (&self.shape, &input.shape),
            (&self.shown_tag, &input.shown_tag),
        ];
        let width = 2 * self.word.width() + marks.iter().map(|(lookup, _)| lookup.width()).sum::<usize>();
        let mut out = Table::zeros(input.word.len(), width + input.word_numbers.width);
        for at in 0..input.word.len() {
            let (word, rest) = out.row_mut(at).split_at_mut(self.word.width());
            self.word.add(usize::from(input.word[at]), 1.0, word);
            let (affixes, mut rest) = rest.split_at_mut(self.affix.width());
            input.affixes[at].iter().for_each(|hash| self.affix.add(usize::from(*hash), 0.5, affixes));
            for (lookup, hashes) in marks {
                let (own, behind) = rest.split_at_mut(lookup.width());
                lookup.add(usize::from(hashes[at]), 1.0, own);
                rest = behind;
            }
            rest.copy_from_slice(input.word_numbers.row(at));
        }
        out
    }

    /// Lines: the weighed means of their words, and what is known of them by themselves.
    fn lines(&self, input: &Input, words: &Table) -> Table {
        let (weights, carried) = (self.weigh.apply(words), self.carry.apply(words));
        let count = input.shown_role.len();
        let part = carried.width / POOLS;
        let mut sums = Table::zeros(count, carried.width);
        let mut all = Table::zeros(count, POOLS);
        for (at, line) in input.line.iter().map(|line| usize::from(*line)).enumerate() {
            for pool in 0..POOLS {
                let weight = exp(weights.row(at)[pool].clamp(-8.0, 8.0));
                all.row_mut(line)[pool] += weight;
                let from = &carried.row(at)[pool * part..(pool + 1) * part];
                let to = &mut sums.row_mut(line)[pool * part..(pool + 1) * part];
                to.iter_mut().zip(from).for_each(|(to, from)| *to += weight * from);
            }
        }
        for line in 0..count {
            for (pool, to) in sums.row_mut(line).chunks_mut(part).enumerate() {
                to.iter_mut().for_each(|sum| *sum /= all.row(line)[pool] + 1e-6);
            }
        }
        let numbers = input.line_numbers.width;
        let mut own = Table::zeros(count, numbers + self.shown_role.width());
        for line in 0..count {
            let (features, shown) = own.row_mut(line).split_at_mut(numbers);
            features.copy_from_slice(input.line_numbers.row(line));
            self.shown_role.add(usize::from(input.shown_role[line]), 1.0, shown);
        }
        add(&mut sums, &self.of_line.apply(&own));
        sums
    }

    /// What its line tells each word.
    fn line_context(&self, input: &Input, lines: &Table, roles: &Table) -> Table {
        let mut both = Table::zeros(lines.rows(), lines.width + roles.width);
        for line in 0..lines.rows() {
            let (own, role) = both.row_mut(line).split_at_mut(lines.width);
            own.copy_from_slice(lines.row(line));
            role.copy_from_slice(roles.row(line));
        }
        let context = self.back.apply(&both);
        let mut out = Table::zeros(input.line.len(), context.width);
        for (at, line) in input.line.iter().enumerate() {
            out.row_mut(at).copy_from_slice(context.row(usize::from(*line)));
        }
        out
    }

    /// How many words, beginnings and ends, marks, shapes, shown tags and shown roles it knows, for checks of an [`Input`].
    pub fn sizes(&self) -> [usize; 7] {
        [&self.word, &self.affix, &self.left, &self.right, &self.shape, &self.shown_tag, &self.shown_role]
            .map(Lookup::rows)
    }
}

impl Local {
    fn apply(&self, x: &mut Table) {
        let mut mixed = self.mix.apply_to_neighbours(&self.mix_norm.apply(x), WORDS_AROUND);
        activate(&mut mixed);
        add(x, &mixed);
        add(x, &through(&self.norm, &self.wide, &self.out, x));
    }
}

impl Layer {
    fn apply(&self, y: &mut Table) {
        let mut mixed = self.mix.apply_to_neighbours(&self.mix_norm.apply(y), LINES_AROUND);
        activate(&mut mixed);
        add(y, &mixed);
        let attended = self.attention_out.apply(&self.attend(y));
        add(y, &attended);
        add(y, &through(&self.out_norm, &self.wide, &self.out, y));
    }

    /// What each line takes from all lines.
    fn attend(&self, y: &Table) -> Table {
        let all = self.asked.apply(&self.norm.apply(y));
        let mut out = Table::zeros(y.rows(), y.width);
        widest(Attended { layer: self, all: &all, out: &mut out });
        out
    }

    /// What one head takes: `all` holds in each row what a line asks, what it answers to, and what it gives.
    #[inline(always)]
    fn attend_by(&self, head: usize, all: &Table, out: &mut Table) {
        let (count, width) = (out.rows(), out.width);
        let part = width / self.distance.rows();
        let columns = |third: usize| third * width + head * part..third * width + (head + 1) * part;
        let scale = 1.0 / (part as f32).sqrt();
        let far = self.distances(head, count);
        let answers = turned(all, columns(1));
        let mut shares = vec![0.0f32; count];
        for at in 0..count {
            shares.fill(0.0);
            // Number by number for all lines: each line's sum has the same order as if it were summed alone.
            for (ask, answers) in all.row(at)[columns(0)].iter().zip(answers.chunks_exact(count)) {
                shares.iter_mut().zip(answers).for_each(|(share, answer)| *share += ask * answer);
            }
            let far = &far[count - 1 - at..];
            shares.iter_mut().zip(far).for_each(|(share, far)| *share = *share * scale + far);
            softmax(&mut shares);
            let to = &mut out.row_mut(at)[head * part..(head + 1) * part];
            for (other, share) in shares.iter().enumerate() {
                let from = &all.row(other)[columns(2)];
                to.iter_mut().zip(from).for_each(|(to, from)| *to += share * from);
            }
        }
    }

    /// How much a line counts to a head, by how many lines it is off: from all lines before to all behind.
    fn distances(&self, head: usize, count: usize) -> Vec<f32> {
        let reach = count as i32;
        (1 - reach..reach).map(|distance| self.distance.row(head)[place_of(distance)]).collect()
    }
}

/// Lines that are to take from all lines.
struct Attended<'a> {
    layer: &'a Layer,
    all: &'a Table,
    out: &'a mut Table,
}

impl Work for Attended<'_> {
    #[inline(always)]
    fn run<P: Pairs>(self, _: P) {
        for head in 0..self.layer.distance.rows() {
            self.layer.attend_by(head, self.all, self.out);
        }
    }
}

/// Some columns of a table as rows.
fn turned(table: &Table, columns: std::ops::Range<usize>) -> Vec<f32> {
    columns.flat_map(|column| (0..table.rows()).map(move |row| table.row(row)[column])).collect()
}

fn through(norm: &Norm, wide: &Linear, out: &Linear, x: &Table) -> Table {
    let mut wide = wide.apply(&norm.apply(x));
    activate(&mut wide);
    out.apply(&wide)
}

fn softmax_rows(table: &mut Table) {
    let width = table.width;
    table.data.chunks_mut(width).for_each(softmax);
}

/// Lines off that stand for the places from the ninth on: 8 times 16^(n/8), rounded up.
const STEPS: [i32; 8] = [12, 16, 23, 32, 46, 64, 91, 128];

/// The place of a distance in a layer's table.
fn place_of(distance: i32) -> usize {
    let off = distance.abs();
    let place = if off < 8 { off } else { 8 + STEPS.iter().filter(|step| **step <= off).count() as i32 };
    (place.min(DISTANCES) * distance.signum() + DISTANCES) as usize
}
