//! Lines that name a group of items.

use crate::line::Line;
use std::collections::HashSet;

/// The lines of a block that hold items: neither heads of groups nor bullets that tell what skills were good for.
pub(super) fn without(lines: &[Line], indices: &[usize]) -> Vec<usize> {
    let heads: HashSet<usize> = of(lines, indices).into_iter().chain(bulleted(lines, indices)).collect();
    let proofs = has_proofs(lines, indices);
    let kept = |index: &usize| !(heads.contains(index) || proofs && lines[*index].bullet);
    indices.iter().copied().filter(kept).collect()
}

/// Lines that head a group of items: short, without separators, in a look of their own or further left, each with items
/// below.
pub(crate) fn of(lines: &[Line], indices: &[usize]) -> Vec<usize> {
    let look = |line: &Line| (line.starts_bold(), line.all_italic(), line.is_caps(), (line.size * 2.0).round() as i32);
    let Some(first) = indices.first().map(|index| &lines[*index]) else { return Vec::new() };
    let styled =
        first.starts_bold() || first.all_italic() || indices.iter().any(|index| lines[*index].size + 0.4 < first.size);
    let bulleted = indices.iter().all(|index| lines[*index].bullet);
    let by_look = heads_alike(lines, indices, |line| look(line) == look(first) && (!line.bullet || bulleted));
    if styled && !by_look.is_empty() {
        return by_look;
    }
    let outer = |line: &Line| (line.bbox.x0 - first.bbox.x0).abs() < 3.0;
    let indented = |line: &Line| (5.0..60.0).contains(&(line.bbox.x0 - first.bbox.x0)) && line.page == first.page;
    let nested = indices.iter().map(|index| &lines[*index]).all(|line| outer(line) || indented(line));
    let by_place = heads_alike(lines, indices, outer);
    if nested && !by_place.is_empty() {
        return by_place;
    }
    // `Methods` above `Mass spectrometry, Sampling`, in files that state no style.
    let lone = |line: &Line| !line.text.contains([',', ';']) && !line.bullet;
    let by_lists = heads_alike(lines, indices, lone);
    if by_lists.len() > 1 && lone(first) && by_lists.len() * 2 == indices.len() {
        return by_lists;
    }
    let colored = indices.iter().any(|index| lines[*index].color != first.color);
    if colored { heads_alike(lines, indices, |line| line.color == first.color && !line.bullet) } else { Vec::new() }
}

/// The lines that are so, when they may head groups: short ones, none right below another, with lines below the last.
fn heads_alike(lines: &[Line], indices: &[usize], is_so: impl Fn(&Line) -> bool) -> Vec<usize> {
    let head = |line: &Line| {
        let plain = !line.text.contains([',', ';', '•', '·', ':', '|', '●']);
        plain && line.text.split('\t').all(|cell| cell.split_whitespace().count() <= 5)
    };
    let alike: Vec<bool> = indices.iter().map(|index| is_so(&lines[*index])).collect();
    let followed = alike.windows(2).all(|pair| !(pair[0] && pair[1])) && alike.last() == Some(&false);
    let short = indices.iter().zip(&alike).all(|(index, alike)| !alike || head(&lines[*index]));
    if !(followed && short) {
        return Vec::new();
    }
    indices.iter().zip(&alike).filter(|(_, alike)| **alike).map(|(index, _)| *index).collect()
}

/// Bold bullets that head groups of plain ones.
fn bulleted(lines: &[Line], indices: &[usize]) -> Vec<usize> {
    let is_head = |index: usize| lines[index].bullet && lines[index].all_bold() && lines[index].words() <= 4;
    let all = indices.iter().filter(|index| is_head(**index)).count();
    let heads = |pair: &&[usize]| is_head(pair[0]) && lines[pair[1]].bullet && !lines[pair[1]].starts_bold();
    let heads: Vec<usize> = indices.windows(2).filter(heads).map(|pair| pair[0]).collect();
    if heads.len() >= 2 && heads.len() == all { heads } else { Vec::new() }
}

/// Fewest words of a bullet that tells what somebody did.
const PROOF_WORDS: usize = 5;

/// Whether bullets below lists of skills tell what these were good for: most of them are long, and the lists have none.
fn has_proofs(lines: &[Line], indices: &[usize]) -> bool {
    let (bullets, lists): (Vec<&Line>, Vec<&Line>) =
        indices.iter().map(|index| &lines[*index]).partition(|line| line.bullet);
    let long = bullets.iter().filter(|line| line.words() >= PROOF_WORDS).count();
    let listed = lists.iter().any(|line| line.text.contains([',', ';', '·', '•', '|']));
    long >= 3 && long * 4 >= bullets.len() * 3 && listed
}
